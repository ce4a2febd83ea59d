const sizes = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const standard = {
  device: "iPhone 15", orientation: "portrait", style: "light", textSize: "L", language: "en", direction: "auto",
};
const switches = [
  ["contrast", "More contrast"], ["bold", "Bold text"], ["reduceMotion", "Reduce motion"],
  ["reduceTransparency", "Less transparency"], ["slow", "Slow animations"], ["keyboard", "Software keyboard"],
  ["touches", "Show touches"], ["edges", "Layout edges"],
];
/** What the page does by itself. */
const local = new Set(["touches", "edges"]);

/** The controls beside the device, and the page's address, which holds the same. */
export class Settings {
  constructor(form, { onChange, onLocal }) {
    Object.assign(this, { form, onChange, onLocal });
    this.asked = this.fromAddress();
    this.local = { touches: this.asked.touches === true, edges: this.asked.edges === true };
    this.wanted = Object.fromEntries(Object.entries(this.asked).filter(([name]) => !local.has(name)));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", (event) => this.changed(event.target));
  }

  /** What the address asks for, in the app's words; null where it asks for nothing. */
  get request() {
    return Object.keys(this.wanted).length ? this.wanted : null;
  }

  fromAddress() {
    const found = {};
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (switches.some(([known]) => known === name)) found[name] = value === "1";
      else if (name in standard || name === "screen") found[name] = value;
    }
    return found;
  }

  build(devices) {
    if (this.built) return;
    this.built = true;
    const option = (value, text) => `<option value="${value}">${text}</option>`;
    const choice = (name, values) => `<fieldset class="choices" aria-label="${name[1]}">${values
      .map(([value, text]) => `<label><input type="radio" name="${name[0]}" value="${value}">${text}</label>`)
      .join("")}</fieldset>`;
    this.form.innerHTML = `
      <label for="set-device">Device</label>
      <select id="set-device" name="device">${devices.map((name) => option(name, name)).join("")}</select>
      <span class="name">Rotation</span>
      ${choice(["orientation", "Rotation"], [["portrait", "Portrait"], ["left", "Left"], ["right", "Right"]])}
      <span class="name">Appearance</span>
      ${choice(["style", "Appearance"], [["light", "Light"], ["dark", "Dark"]])}
      <label for="set-size">Text size</label>
      <span class="size"><input id="set-size" type="range" name="textSize" min="0" max="${sizes.length - 1}" step="1"
        list="sizes"><output for="set-size"></output></span>
      <span class="name">Language</span>
      ${choice(["language", "Language"], [["en", "English"], ["ko", "한국어"]])}
      <span class="name">Direction</span>
      ${choice(["direction", "Direction"], [["auto", "Auto"], ["ltr", "LTR"], ["rtl", "RTL"]])}
      <div class="switches">${switches
        .map(([name, text]) => `<label><input type="checkbox" name="${name}">${text}</label>`)
        .join("")}</div>`;
  }

  changed(control) {
    const { name } = control;
    if (local.has(name)) {
      this.local[name] = control.checked;
      this.write();
      this.onLocal(this.local);
      return;
    }
    this.wanted = {};
    const value =
      control.type === "checkbox" ? control.checked : control.type === "range" ? sizes[control.value] : control.value;
    if (name === "textSize") this.form.querySelector("output").textContent = value;
    this.onChange({ [name]: value });
  }

  /** Shows what the app says, and writes it into the address once it is what the address asked for. */
  show(settings) {
    this.shown = settings;
    for (const control of this.form.elements) {
      const value = local.has(control.name) ? this.local[control.name] : settings[control.name];
      if (control.type === "radio") control.checked = control.value === value;
      else if (control.type === "checkbox") control.checked = value === true;
      else if (control.type === "range") {
        if (document.activeElement !== control || sizes[control.value] !== value) control.value = sizes.indexOf(value);
        control.setAttribute("aria-valuetext", value);
        this.form.querySelector("output").textContent = value;
      } else if (control.tagName === "SELECT") control.value = value;
    }
    // Words that the app does not know are never shown; they do not keep the address as it is for long.
    const isThere = Object.entries(this.wanted).every(([name, value]) => settings[name] === value);
    if (isThere || (this.patience = (this.patience ?? 5) - 1) <= 0) {
      this.wanted = {};
      this.write();
    }
  }

  write() {
    const query = new URLSearchParams();
    const { shown = {} } = this;
    if (shown.screen) query.set("screen", shown.screen);
    for (const name of Object.keys(standard)) if (shown[name] !== standard[name]) query.set(name, shown[name]);
    for (const [name] of switches) if (local.has(name) ? this.local[name] : shown[name]) query.set(name, "1");
    const address = `${location.pathname}${query.size ? `?${query}` : ""}`;
    if (address !== location.pathname + location.search) history.replaceState(null, "", address);
  }
}
