/** Text for the field that is being edited, by way of a text area at the caret: the browser's own input method
    composes in it. */
export class Typing {
  constructor(area, send) {
    Object.assign(this, { area, send });
    this.field = null;
    this.composing = false;
    area.addEventListener("beforeinput", (event) => this.before(event));
    area.addEventListener("input", () => this.clean());
    area.addEventListener("compositionstart", () => (this.composing = true));
    area.addEventListener("compositionupdate", (event) => this.tell("mark", event.data));
    area.addEventListener("compositionend", (event) => {
      this.composing = false;
      this.tell("commit", event.data);
      this.clean();
    });
    area.addEventListener("copy", (event) => this.copy(event));
    area.addEventListener("cut", (event) => {
      if (this.copy(event)) this.tell("deleteBackward");
    });
    area.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain").replace(/[\r\n]+/g, " ").slice(0, 16000);
      if (text) this.tell("insert", text);
    });
  }

  /** What the app says of the field: its caret, what is selected; null where none is edited. */
  show(field, hasFocus) {
    this.field = field;
    if (!field) {
      if (document.activeElement === this.area) this.area.closest("[tabindex='0']").focus();
      return;
    }
    const [x, y, , height] = field.caret;
    this.area.style.transform = `translate(${x}px, ${y}px)`;
    this.area.style.height = `${height}px`;
    if (hasFocus && document.activeElement !== this.area) this.area.focus({ preventScroll: true });
  }

  before(event) {
    if (this.composing || event.isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    switch (event.inputType) {
      case "insertText":
      case "insertReplacementText":
      case "insertFromComposition":
        if (event.data) this.tell("insert", event.data);
        break;
      case "deleteContentBackward": this.tell("deleteBackward"); break;
      case "deleteContentForward": this.tell("deleteForward"); break;
    }
  }

  copy(event) {
    event.preventDefault();
    const selected = this.field && !this.field.isSecure ? this.field.selected : "";
    if (!selected) return false;
    event.clipboardData.setData("text/plain", selected);
    return true;
  }

  tell(op, text) {
    this.send(text === undefined ? { type: "text", op } : { type: "text", op, text });
  }

  /** The text area holds nothing but what is being composed. */
  clean() {
    if (!this.composing) this.area.value = "";
  }
}
