/** Mouse, pen and fingers on the glass, and the wheel over it. */
export class Fingers {
  constructor(glass, { send, toPoint, onChange }) {
    Object.assign(this, { glass, send, toPoint, onChange });
    this.down = new Map();
    this.moved = new Map();
    this.wheel = null;
    this.hovered = null;
    this.last = 0;
    glass.addEventListener("pointerdown", (event) => this.began(event));
    glass.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      glass.addEventListener(name, (event) => this.ended(event, name === "pointerup" ? "ended" : "cancelled"));
    }
    glass.addEventListener("pointerleave", (event) => this.hover(event, false));
    glass.addEventListener("wheel", (event) => this.scroll(event), { passive: false });
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("dragstart", (event) => event.preventDefault());
  }

  began(event) {
    if (event.button !== 0 || event.target.closest("button")) return;
    event.preventDefault();
    this.glass.setPointerCapture(event.pointerId);
    const finger = { id: (this.last += 1), point: this.toPoint(event) };
    this.down.set(event.pointerId, finger);
    this.flush();
    this.tell(finger, "began");
  }

  move(event) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return this.hover(event, true);
    finger.point = this.toPoint(event);
    // A fast mouse moves many times between two frames; the last place is what counts.
    if (this.moved.size === 0) requestAnimationFrame(() => this.flush());
    this.moved.set(event.pointerId, finger);
  }

  /** A mouse that presses nothing is over something, once a frame. */
  hover(event, isInside) {
    if (event.pointerType !== "mouse") return;
    if (!this.hovered) {
      requestAnimationFrame(() => {
        this.send({ type: "hover", ...this.hovered.point });
        this.hovered = null;
      });
    }
    this.hovered = { point: isInside ? this.toPoint(event) : {} };
  }

  ended(event, phase) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    finger.point = phase === "ended" ? this.toPoint(event) : finger.point;
    this.flush();
    this.down.delete(event.pointerId);
    this.tell(finger, phase);
  }

  flush() {
    if (this.moved.size === 0) return;
    const touches = [...this.moved.values()].map((finger) => ({ id: finger.id, phase: "moved", ...finger.point }));
    this.moved.clear();
    this.send({ type: "touch", touches });
    this.onChange();
  }

  tell(finger, phase) {
    this.send({ type: "touch", touches: [{ id: finger.id, phase, ...finger.point }] });
    this.onChange();
  }

  /** The socket is gone, and with it every finger. */
  forget() {
    this.down.clear();
    this.moved.clear();
  }

  get points() {
    return [...this.down.values()].map((finger) => finger.point);
  }

  scroll(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 20, this.glass.clientHeight][event.deltaMode];
    const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (!this.wheel) {
      this.wheel = { dx: 0, dy: 0 };
      requestAnimationFrame(() => this.turn());
    }
    this.wheel.dx += dx * unit;
    this.wheel.dy += dy * unit;
    this.wheel.point = this.toPoint(event);
  }

  /** A wheel goes in notches: what is left of one is shared out over the next frames. */
  turn() {
    const { wheel } = this;
    const part = (left) => (Math.abs(left) < 2 ? left : Math.sign(left) * Math.max(1, Math.abs(left) * 0.3));
    const [dx, dy] = [part(wheel.dx), part(wheel.dy)];
    this.send({ type: "scroll", ...wheel.point, dx, dy });
    wheel.dx -= dx;
    wheel.dy -= dy;
    if (wheel.dx || wheel.dy) requestAnimationFrame(() => this.turn());
    else this.wheel = null;
  }
}
