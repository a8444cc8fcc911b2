// The panel on a canvas, as large as the glass allows: each of its pixels is a whole number of the screen's where
// that leaves hardly anything empty, else a square with soft edges; a second, small canvas behind it is blurred by the
// style sheet and makes the glow.

// What whole squares may leave empty of the room.
const EMPTY = 0.04;

// How large a pixel of the panel is drawn, in pixels of the screen, where there would be room for `room`.
export function cellFor(room) {
  const whole = Math.max(1, Math.floor(room + 1e-6));
  return room < 1 || whole / room >= 1 - EMPTY ? whole : room;
}

// The gap between two pixels, in pixels of the screen, and its light. On the glass an eighth of the pitch is
// between two pixels, and two thirds of their light shine over it. Where an eighth is less than a pixel of the
// screen, that has a part of both; host_tools/simulated/png.py draws the same.
export function spill(cell) {
  return cell < 3 ? [0, 1] : [Math.max(1, Math.floor(cell / 8)), 1 - Math.min(1, cell / 8) / 3];
}

export class Oled {
  // Paint what the panel of a box shows on the canvas `panel`, inside of `glass`, with `glow` behind it.
  constructor(glass, panel, glow) {
    this._glass = glass;
    this._panel = panel;
    this._glow = glow;
    this._shown = null;
    this.shows = null;
    const observer = new ResizeObserver(() => this._fit());
    observer.observe(glass);
    // Zooming changes what a pixel of the page is made of, not always the size of the glass.
    const watch = () => {
      this._fit();
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', watch, {once: true});
    };
    watch();
  }

  // Show another box's panel, {width, height, pixels, contrast}.
  use(panel) {
    this.shows = panel;
    this._glow.width = panel.width;
    this._glow.height = panel.height;
    this._panel.dataset.columns = panel.width;
    this._panel.dataset.rows = panel.height;
    this._fit();
  }

  // Whether there is something to paint. Where the page's own type stands in its place the glass has no size; it gets one
  // when it comes back, and is painted then.
  _inSight = () => this.shows !== null && this._glass.clientWidth > 0;

  _fit() {
    if (!this._inSight()) return;
    const style = getComputedStyle(this._glass);
    const inside = (size, ...edges) => size - edges.reduce((sum, edge) => sum + parseFloat(style[`padding${edge}`]), 0);
    const across = inside(this._glass.clientWidth, 'Left', 'Right') / this.shows.width;
    const down = inside(this._glass.clientHeight, 'Top', 'Bottom') / this.shows.height;
    const cell = cellFor(Math.min(across, down) * devicePixelRatio);
    const [width, height] = [Math.round(cell * this.shows.width), Math.round(cell * this.shows.height)];
    if (this._panel.width !== width || this._panel.height !== height) {
      this._panel.width = width;
      this._panel.height = height;
    }
    for (const canvas of [this._panel, this._glow]) {
      canvas.style.width = `${width / devicePixelRatio}px`;
      canvas.style.height = `${height / devicePixelRatio}px`;
    }
    this._cell = cell;
    this._shown = null;
    this.paint();
  }

  // Bring the canvas up to date with what the box shows.
  paint() {
    if (!this._inSight()) {
      this._shown = null;
      return;
    }
    const {shows, _cell: cell} = this;
    const pixels = shows.pixels;
    const style = getComputedStyle(this._glass);
    const light = 0.45 + (0.55 * Math.min(shows.contrast, 0xcf)) / 0xcf;
    const look = `${style.getPropertyValue('--lit')} ${light}`;
    const all = this._shown === null || this._look !== look;
    const context = this._panel.getContext('2d');
    const [gap, between] = spill(cell);
    const colours = [style.getPropertyValue('--unlit'), style.getPropertyValue('--lit')];
    const lit = (x, y) => {
      context.fillStyle = colours[1];
      if (gap) {
        context.globalAlpha = light * between;
        context.fillRect(x, y, cell, cell);
        context.globalAlpha = light;
        context.clearRect(x, y, cell - gap, cell - gap);
        context.fillRect(x, y, cell - gap, cell - gap);
      } else {
        context.globalAlpha = light;
        context.fillRect(x, y, cell, cell);
      }
    };
    if (cell === Math.floor(cell)) {
      for (let at = 0; at < pixels.length; at++) {
        if (!all && this._shown[at] === pixels[at]) continue;
        const [x, y] = [(at % shows.width) * cell, Math.floor(at / shows.width) * cell];
        context.clearRect(x, y, cell, cell);
        if (pixels[at]) lit(x, y);
        else {
          context.fillStyle = colours[0];
          context.globalAlpha = 1;
          context.fillRect(x, y, cell, cell);
        }
      }
    } else this._paintSoft(context, colours, light, between);
    this._shown = pixels;
    this._look = look;
    this._paintGlow(pixels, light);
  }

  // Soft edges reach into the pixels beside them, so all is drawn again: bars of what is lit side by side, then what
  // is dark between two pixels.
  _paintSoft(context, colours, light, between) {
    const [unlit, colour] = colours;
    const {shows: {width, height, pixels}, _cell: cell} = this;
    const gap = cell < 3 ? 0 : cell / 8;
    context.globalAlpha = 1;
    context.fillStyle = unlit;
    context.fillRect(0, 0, this._panel.width, this._panel.height);
    context.fillStyle = colour;
    context.globalAlpha = light;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let end = x;
        while (end < width && pixels[y * width + end]) end += 1;
        if (end > x) context.fillRect(x * cell, y * cell, (end - x) * cell, cell);
        x = end;
      }
    }
    if (!gap) return;
    context.fillStyle = unlit;
    context.globalAlpha = 1 - between;
    for (let x = 1; x <= width; x++) context.fillRect(x * cell - gap, 0, gap, this._panel.height);
    for (let y = 1; y <= height; y++) context.fillRect(0, y * cell - gap, this._panel.width, gap);
  }

  _paintGlow(pixels, light) {
    const context = this._glow.getContext('2d');
    const image = context.createImageData(this.shows.width, this.shows.height);
    for (let at = 0; at < pixels.length; at++) {
      if (pixels[at]) image.data.set([140, 200, 255, 255 * light], at * 4);
    }
    context.putImageData(image, 0, 0);
  }
}
