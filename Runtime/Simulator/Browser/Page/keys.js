const unknown = /^(Unidentified|Browser|Media|Launch|AudioVolume|Fn|ContextMenu|PrintScreen|ScrollLock|Pause|NumLock|F6|F11|F12|Convert|NonConvert|KanaMode|IntlRo|IntlYen|NumpadComma|NumpadEqual|Power|Sleep|WakeUp|Eject|OS|$)/;

/** A hardware keyboard: keys that go down and come up while the glass has the focus. */
export class Keys {
  constructor({ send, leave }) {
    Object.assign(this, { send, leave });
    this.down = new Set();
  }

  watch(element, isText) {
    element.addEventListener("keydown", (event) => this.pressed(event, isText));
    element.addEventListener("keyup", (event) => this.released(event));
    element.addEventListener("blur", () => this.releaseAll());
  }

  pressed(event, isText) {
    if (event.target !== event.currentTarget) return;
    if (event.code === "F6") {
      event.preventDefault();
      this.leave();
      return;
    }
    if (event.isComposing || event.keyCode === 229 || unknown.test(event.code)) return;
    const commands = event.ctrlKey || event.metaKey;
    // The browser keeps its own commands, such as reloading; Escape, the period and A are the app's too.
    const isOurs = !commands || ["Period", "KeyA"].includes(event.code);
    const types = isText && !commands && event.key.length === 1;
    const edits = isText && ["Backspace", "Delete"].includes(event.code);
    if (types || edits) return;
    if (isText && commands && /^Key[CVX]$/.test(event.code)) return;
    if (isOurs) event.preventDefault();
    if (event.repeat && !/^Arrow|^Backspace$|^Delete$/.test(event.code)) return;
    if (event.repeat) this.tell(event.code, false);
    this.tell(event.code, true);
  }

  released(event) {
    if (this.down.has(event.code)) this.tell(event.code, false);
    // A Mac tells of no other key that comes up while Command is held.
    if (/^Meta/.test(event.code)) this.releaseAll();
  }

  releaseAll() {
    for (const code of [...this.down]) this.tell(code, false);
  }

  tell(code, down) {
    if (down) this.down.add(code);
    else this.down.delete(code);
    this.send({ type: "key", code, down });
  }
}
