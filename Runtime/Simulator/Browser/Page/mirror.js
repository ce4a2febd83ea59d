const active = new Set(["button", "option", "slider", "textbox", "searchbox", "link", "switch"]);
const roles = { staticText: "", image: "img", scrollView: "group", other: "group", application: "group" };

/** The device's elements as elements of the page, over the places that they have on the canvas: what a screen
    reader, a keyboard and a test find. */
export class Mirror {
  constructor(root, send) {
    Object.assign(this, { root, send });
    this.known = new Map();
    this.before = null;
    root.addEventListener("click", (event) => {
      const id = this.idOf(event.target);
      if (id) this.act(id, "activate");
    });
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("focusin", (event) => (this.focused = this.idOf(event.target)));
    root.addEventListener("focusout", () => (this.focused = null));
  }

  show(nodes) {
    const [held, hadDialog] = [this.focused, this.root.querySelector("[role=dialog]")];
    const seen = new Set();
    this.arrange(this.root, nodes, [0, 0], seen);
    for (const [id, element] of this.known) {
      if (seen.has(id)) continue;
      element.remove();
      this.known.delete(id);
    }
    if (held && !seen.has(held)) this.follow(held, hadDialog);
  }

  /** The element with the focus is gone: it goes into what opened, or back to where it came from. */
  follow(lost, hadDialog) {
    const dialog = this.root.querySelector("[role=dialog]");
    if (dialog && !hadDialog) this.before = lost;
    const inside = dialog?.querySelector("[aria-selected=true]") ?? dialog?.querySelector("[tabindex='0']");
    const back = this.known.get(this.before) ?? this.root.querySelector("[tabindex='0']");
    (inside ?? back)?.focus({ preventScroll: true });
  }

  arrange(parent, nodes, origin, seen) {
    let place = parent.firstElementChild;
    for (const node of nodes) {
      const element = this.known.get(node.id) ?? document.createElement("div");
      this.known.set(node.id, element);
      seen.add(node.id);
      this.describe(element, node, origin);
      // An element is moved only where it stands elsewhere: moving takes the focus away.
      if (element !== place) parent.insertBefore(element, place);
      else place = place.nextElementSibling;
      this.arrange(element, node.children, node.frame, seen);
    }
  }

  describe(element, node, [left, top]) {
    const [x, y, width, height] = node.frame;
    element.dataset.id = node.id;
    Object.assign(element.style, {
      left: `${x - left}px`, top: `${y - top}px`, width: `${width}px`, height: `${height}px`,
    });
    const role = roles[node.role] ?? node.role;
    const attributes = {
      role: role || null, tabindex: active.has(role) ? "0" : null,
      "aria-label": role && node.label ? node.label : null,
      "aria-description": node.hint || null,
      "aria-disabled": node.isEnabled ? null : "true",
      "aria-level": role === "heading" ? "2" : null,
      "aria-modal": node.isModal ? "true" : null,
      "aria-haspopup": node.hasPopup ? "listbox" : null,
      "aria-expanded": node.hasPopup ? String(node.isExpanded) : null,
      "aria-selected": role === "option" ? String(node.isSelected) : null,
      "aria-pressed": role === "button" && node.isSelected ? "true" : null,
      "aria-posinset": node.position ?? null, "aria-setsize": node.count ?? null,
    };
    if (role === "slider") Object.assign(attributes, { "aria-valuetext": node.value ?? "", "aria-valuenow": "0" });
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    if (node.children.length) return;
    const text = role === "" ? node.label : role === "slider" ? "" : (node.value ?? "");
    if (element.textContent !== text) element.textContent = text;
  }

  key(event) {
    const id = this.idOf(event.target);
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const role = event.target.getAttribute("role");
    const adjusts = role === "slider" || event.target.hasAttribute("aria-haspopup");
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (event.key === "Enter" || event.key === " ") this.act(id, "activate");
    else if (event.key === "Escape") this.send({ type: "escape" });
    else if (step && adjusts) {
      // A slider goes up with the arrow that points up; a list of choices goes on with the one that points down.
      const isUp = role === "slider" ? /Up|Right/.test(event.key) : step > 0;
      this.act(id, isUp ? "increment" : "decrement");
    } else if (step && role === "option") this.stepOver(event.target, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  stepOver(option, step) {
    const options = [...option.closest("[role=listbox], .mirror").querySelectorAll("[role=option]")];
    options[options.indexOf(option) + step]?.focus({ preventScroll: true });
  }

  act(id, action) {
    this.send({ type: "element", id, action });
  }

  idOf(element) {
    return Number(element.closest?.("[data-id]")?.dataset.id) || null;
  }
}
