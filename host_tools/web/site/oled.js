// The panel on a canvas: each of its pixels is a whole number of the screen's, at any zoom; a second, small
// canvas behind it is blurred by the style sheet and makes the glow.

// The gap between two pixels, in pixels of the screen, and its light. On the glass an eighth of the pitch is
// between two pixels, and two thirds of their light shine over it. Where an eighth is less than a pixel of the
// screen, that has a part of both; host_tools/png.py draws the same.
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

  _fit() {
    if (!this.shows) return;
    const style = getComputedStyle(this._glass);
    const room = this._glass.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const cell = Math.max(1, Math.floor((room * devicePixelRatio) / this.shows.width));
    const [width, height] = [cell * this.shows.width, cell * this.shows.height];
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
    const {shows, _cell: cell} = this;
    if (!shows) return;
    const pixels = shows.pixels;
    const style = getComputedStyle(this._glass);
    const light = 0.45 + (0.55 * Math.min(shows.contrast, 0xcf)) / 0xcf;
    const look = `${style.getPropertyValue('--lit')} ${light}`;
    const all = this._shown === null || this._look !== look;
    const context = this._panel.getContext('2d');
    const [gap, between] = spill(cell);
    const colours = [style.getPropertyValue('--unlit'), style.getPropertyValue('--lit')];
    for (const level of [0, 1]) {
      context.fillStyle = colours[level];
      context.globalAlpha = level ? light : 1;
      for (let at = 0; at < pixels.length; at++) {
        if (pixels[at] !== level || (!all && this._shown[at] === level)) continue;
        const x = (at % shows.width) * cell;
        const y = Math.floor(at / shows.width) * cell;
        context.clearRect(x, y, cell, cell);
        if (level && gap) {
          context.globalAlpha = light * between;
          context.fillRect(x, y, cell, cell);
          context.globalAlpha = light;
          context.clearRect(x, y, cell - gap, cell - gap);
          context.fillRect(x, y, cell - gap, cell - gap);
        } else {
          context.fillRect(x, y, cell, cell);
        }
      }
    }
    this._shown = pixels;
    this._look = look;
    this._paintGlow(pixels, light);
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
