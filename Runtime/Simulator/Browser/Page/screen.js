/** The device's pixels, and the canvas that shows them: takes frames as they come, draws them when the browser
    draws, and says so.

    The device's pixels are kept in memory, where a list that scrolls is moved in a tenth of the time that a
    canvas takes to draw itself; a canvas of their own has them to be drawn from. The one that is seen has the
    pixels of this display, so that text is made smaller well and only once. */
export class Screen {
  constructor(shown, onShown) {
    this.canvas = document.createElement("canvas");
    this.context = this.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    this.image = null;
    /** Of `image`, a number a pixel. */
    this.pixels = null;
    this.shown = shown;
    this.pen = shown.getContext("2d", { alpha: false });
    /** The device's pixels made smaller by half, and by half again: see `shrink`. */
    this.halves = [];
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
    const { shown, pen, stale } = this;
    if (!stale || !this.canvas.width || !shown.width) return;
    this.stale = null;
    const [x, y, w, h] = [stale[0], stale[1], stale[2] - stale[0], stale[3] - stale[1]];
    this.context.putImageData(this.image, 0, 0, x, y, w, h);
    let source = this.canvas;
    for (let level = 0; source.width > shown.width * 2; level += 1) source = this.shrink(source, stale, level);
    this.fill(pen, source, stale.map((edge) => edge * source.width / this.canvas.width));
  }

  /** Draws a part of a picture, in its own pixels, into the canvas that is seen. */
  fill(pen, source, stale) {
    const { shown } = this;
    const [across, down] = [shown.width / source.width, shown.height / source.height];
    const [left, top] = [Math.floor(stale[0] * across) - 1, Math.floor(stale[1] * down) - 1];
    const [right, bottom] = [Math.ceil(stale[2] * across) + 1, Math.ceil(stale[3] * down) + 1];
    pen.save();
    pen.beginPath();
    pen.rect(left, top, right - left, bottom - top);
    pen.clip();
    pen.imageSmoothingQuality = "low";
    // Drawn with a margin that the clip cuts off: a picture's edge is made smaller in another way.
    const margin = 4;
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
    const w = Math.min(shown.width, right + margin) - x;
    const h = Math.min(shown.height, bottom + margin) - y;
    pen.drawImage(source, x / across, y / down, w / across, h / down, x, y, w, h);
    pen.restore();
  }

  /** Makes the stale part of a picture smaller by half: each pixel the mean of four.

      A browser makes a picture smaller fast where two pixels become one or less do, and slowly where more do. */
  shrink(source, stale, level) {
    const [width, height] = [Math.ceil(source.width / 2), Math.ceil(source.height / 2)];
    let half = this.halves[level];
    if (half?.canvas.width !== width || half.canvas.height !== height) {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      half = this.halves[level] = canvas.getContext("2d", { alpha: false });
      half.imageSmoothingQuality = "low";
    }
    const size = 2 ** (level + 1);
    const [x, y] = [Math.max(0, Math.floor(stale[0] / size) - 1), Math.max(0, Math.floor(stale[1] / size) - 1)];
    const w = Math.min(width, Math.ceil(stale[2] / size) + 1) - x;
    const h = Math.min(height, Math.ceil(stale[3] / size) + 1) - y;
    half.drawImage(source, x * 2, y * 2, w * 2, h * 2, x, y, w, h);
    return half.canvas;
  }

  apply(buffer) {
    const numbers = new Int32Array(buffer);
    const [serial, width, height, count] = numbers;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      Object.assign(this.canvas, { width, height });
      this.image = this.context.createImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
      this.touch(0, 0, width, height);
    }
    let place = 4;
    for (let step = 0; step < count; step += 1) {
      const [kind, x, y, w, h, distance] = numbers.subarray(place, place + 6);
      place += 6;
      this.touch(x, y, w, h);
      if (kind === 1) {
        this.move(x, y, w, h, distance);
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

  /** Fills a rectangle with what is so many rows below it; above it where they are negative. */
  move(x, y, w, h, distance) {
    const { pixels, canvas } = this;
    const width = canvas.width;
    const start = y * width + x;
    const from = start + distance * width;
    if (w === width) {
      pixels.copyWithin(start, from, from + h * width);
      return;
    }
    // Row by row, and no row before it was read.
    for (let row = 0; row < h; row += 1) {
      const offset = (distance > 0 ? row : h - 1 - row) * width;
      pixels.copyWithin(start + offset, from + offset, from + offset + w);
    }
  }

  /** Blue, green, red, unused become red, green, blue, opaque. */
  paint(source, x, y, w, h) {
    const { pixels, canvas } = this;
    for (let row = 0, index = 0; row < h; row += 1) {
      let place = (y + row) * canvas.width + x;
      for (let column = 0; column < w; column += 1, index += 1, place += 1) {
        const pixel = source[index];
        pixels[place] = 0xff000000 | ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff);
      }
    }
  }
}
