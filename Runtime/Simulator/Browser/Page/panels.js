/** The panels: the elements, what the components told, and what was done as a script. */
export class Panels {
  constructor({ onHighlight }) {
    this.onHighlight = onHighlight;
    this.tabs = [...document.querySelectorAll("[role=tab]")];
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.choose(tab));
      tab.addEventListener("keydown", (event) => this.key(event));
    }
    this.elements = document.getElementById("elements");
    for (const name of ["mouseover", "focusin"]) {
      this.elements.addEventListener(name, (event) => this.highlight(event.target.closest("button")));
    }
    for (const name of ["mouseleave", "focusout"]) this.elements.addEventListener(name, () => this.highlight(null));
    document.getElementById("copy-script").addEventListener("click", () => this.copy());
  }

  choose(chosen) {
    for (const tab of this.tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.tabs[(this.tabs.indexOf(event.target) + step + this.tabs.length) % this.tabs.length];
    this.choose(next);
    next.focus();
  }

  showElements(nodes) {
    const text = JSON.stringify(nodes);
    if (text === this.lastElements) return;
    this.lastElements = text;
    const held = this.elements.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.elements.replaceChildren(...nodes.map((node) => this.item(node)));
    if (held) this.elements.querySelector(`[data-key="${held}"]`)?.focus();
  }

  item(node) {
    const [item, button] = [document.createElement("li"), document.createElement("button")];
    button.type = "button";
    button.dataset.key = node.id;
    button.dataset.frame = JSON.stringify(node.frame);
    const part = (name, content) => {
      const span = document.createElement("span");
      span.className = name;
      span.textContent = content;
      button.append(span);
    };
    part("role", node.role);
    part("label", node.label ? `“${node.label}”` : "");
    const facts = [node.value, ...node.traits.filter((trait) => !["button", "staticText"].includes(trait))];
    part("value", facts.filter(Boolean).map((fact) => ` · ${fact}`).join(""));
    item.append(button);
    if (node.children.length) {
      const list = document.createElement("ul");
      list.append(...node.children.map((child) => this.item(child)));
      item.append(list);
    }
    return item;
  }

  highlight(button) {
    this.onHighlight(button ? JSON.parse(button.dataset.frame) : null);
  }

  showEvents({ lines }) {
    document.getElementById("no-events").hidden = lines.length > 0;
    const list = document.getElementById("events");
    list.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );
    list.parentElement.scrollTop = list.parentElement.scrollHeight;
  }

  showScript({ lines }) {
    document.getElementById("script").textContent = lines.join("\n");
  }

  async copy() {
    const [text, told] = [document.getElementById("script").textContent, document.getElementById("copied")];
    try {
      await navigator.clipboard.writeText(`${text}\n`);
      told.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(document.getElementById("script"));
      told.textContent = "Selected: copy it with the keyboard";
    }
    setTimeout(() => (told.textContent = ""), 3000);
  }
}
