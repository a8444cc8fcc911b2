// A link as a QR code, to be scanned by a phone that looks at this screen.
import {correction, generate} from '../lean-qr.js';
import {make} from '../shared/parts.js';
import {say} from '../shared/words.js';

// The canvas with the code of an address; null where that is too long for one.
export function codeOf(address) {
  const canvas = make('canvas', {class: 'qr', role: 'img', 'aria-label': `QR: ${say('links.label')}`});
  try {
    // Long links take the least correction: smaller squares are harder to read than dirty ones.
    generate(address, {minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M}).toCanvas(canvas, {pad: 4, on: [0, 0, 0], off: [255, 255, 255]});
    return canvas;
  } catch {
    return null;
  }
}
