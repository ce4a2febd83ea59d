/** The device's pixels, and the canvas that shows them: takes frames as they come, draws them when the browser
    draws, and says so.

    The device's pixels stay as they are on a canvas of their own; the one that is seen has the pixels of this
    display, so that text is made smaller well and only once. */
export class Screen {
  constructor(shown, onShown) {
    this.canvas = document.createElement("canvas");
    this.context = this.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    this.shown = shown;
    this.pen = shown.getContext("2d", { alpha: false });
    /** What differs between the two, in the device's pixels: left, top, right, bottom. */
    this.stale = null;
    this.onShown = onShown;
    this.waiting = [];
    /** How many frames were drawn, and how many bytes they had: for tests and measurements. */
    this.frames = 0;
    this.bytes = 0;
    this.moves = 0;
    this.draw = this.draw.bind(this);
  }

  take(buffer) {
    this.waiting.push(buffer);
    // A page in the background is asked to draw when it is looked at again, and answers then.
    if (this.waiting.length === 1) requestAnimationFrame(this.draw);
  }

  /** Forgets what came over a socket that is gone. */
  reset() {
    this.waiting = [];
  }

  draw() {
    const frames = this.waiting;
    this.waiting = [];
    let serial = null;
    for (const frame of frames) serial = this.apply(frame);
    this.present();
    if (serial !== null) this.onShown(serial);
  }

  /** Gives the canvas that is seen a size in points of the page. */
  fit(width, height) {
    const [w, h] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    if (this.shown.width !== w || this.shown.height !== h) {
      this.shown.width = w;
      this.shown.height = h;
      this.touch(0, 0, this.canvas.width, this.canvas.height);
      this.present();
    }
  }

  touch(x, y, w, h) {
    const [left, top, right, bottom] = this.stale ?? [Infinity, Infinity, 0, 0];
    this.stale = [Math.min(left, x), Math.min(top, y), Math.max(right, x + w), Math.max(bottom, y + h)];
  }

  present() {
    const { canvas, shown, pen, stale } = this;
    if (!stale || !canvas.width || !shown.width) return;
    this.stale = null;
    const [across, down] = [shown.width / canvas.width, shown.height / canvas.height];
    const [left, top] = [Math.floor(stale[0] * across) - 1, Math.floor(stale[1] * down) - 1];
    const [right, bottom] = [Math.ceil(stale[2] * across) + 1, Math.ceil(stale[3] * down) + 1];
    pen.save();
    pen.beginPath();
    pen.rect(left, top, right - left, bottom - top);
    pen.clip();
    pen.imageSmoothingQuality = "medium";
    // Drawn with a margin that the clip cuts off: a picture's edge is made smaller in another way.
    const margin = 4;
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
    const w = Math.min(shown.width, right + margin) - x;
    const h = Math.min(shown.height, bottom + margin) - y;
    pen.drawImage(canvas, x / across, y / down, w / across, h / down, x, y, w, h);
    pen.restore();
  }

  apply(buffer) {
    const numbers = new Int32Array(buffer);
    const [serial, width, height, count] = numbers;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.touch(0, 0, width, height);
    }
    let place = 4;
    for (let step = 0; step < count; step += 1) {
      const [kind, x, y, w, h, distance] = numbers.subarray(place, place + 6);
      place += 6;
      this.touch(x, y, w, h);
      if (kind === 1) {
        this.context.drawImage(this.canvas, x, y + distance, w, h, x, y, w, h);
        this.moves += 1;
      } else {
        this.paint(new Uint32Array(buffer, place * 4, w * h), x, y, w, h);
        place += w * h;
      }
    }
    this.frames += 1;
    this.bytes += buffer.byteLength;
    return serial >>> 0;
  }

  /** Blue, green, red, unused become red, green, blue, opaque. */
  paint(pixels, x, y, w, h) {
    const image = this.context.createImageData(w, h);
    const target = new Uint32Array(image.data.buffer);
    for (let index = 0; index < pixels.length; index += 1) {
      const pixel = pixels[index];
      target[index] = 0xff000000 | ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff);
    }
    this.context.putImageData(image, x, y);
  }
}
