// The suits of Latin and German cards, drawn: the box's fonts have a sign of their own for each, at U+E010 and on.
import {heard} from '../shared/words.js';
const SVG = 'http://www.w3.org/2000/svg';
const VIEW = '0 0 16 16';
// [what it is drawn as, its outline]; swords, cups, coins, clubs, leaves, bells, acorns.
const DRAWN = new Map([
  ['\ue010', ['sword', 'M8 0l1.6 2.4v7.2h2.6v1.6H9V15a1 1 0 0 1-2 0v-3.8H3.8V9.6h2.6V2.4z']],
  ['\ue011', ['cup', 'M3 1h10v4a5 5 0 0 1-4 4.9V13h3.2v2H3.8v-2H7V9.9A5 5 0 0 1 3 5z']],
  ['\ue012', ['coin', 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zm0 2.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z']],
  ['\ue013', ['club', 'M10.8.8l4.4 4.4-1.8 3.2-3 .9-5.8 5.8a2 2 0 0 1-2.8-2.8l5.8-5.8.9-3z']],
  ['\ue014', ['leaf', 'M8 .5c4.2 3 5.4 6.2 4.4 8.9-.7 1.8-2.2 2.6-3.6 2.7V15H7.2v-2.9c-1.4-.1-2.9-.9-3.6-2.7C2.6 6.7 3.8 3.5 8 .5z']],
  ['\ue015', ['bell', 'M8 .8a1.7 1.7 0 0 1 1.7 1.7v.5A6.3 6.3 0 1 1 6.3 3v-.5A1.7 1.7 0 0 1 8 .8zM3.3 8.2v1.5h9.4V8.2zM7.2 11v3h1.6v-3z']],
  ['\ue016', ['acorn', 'M7.2.5h1.6v2.3c3 .2 5.2 1.7 5.2 4.2H2c0-2.5 2.2-4 5.2-4.2zM3 8h10c0 4-2.4 6.2-5 7.5C5.4 14.2 3 12 3 8z']],
]);
const SIGNS = /([\ue010-\ue016])/;

function picture(sign) {
  const [drawn, d] = DRAWN.get(sign);
  const found = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({class: 'suit', viewBox: VIEW, 'data-drawn': drawn, role: 'img', 'aria-label': heard(sign).trim()})) found.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.setAttribute('fill-rule', 'evenodd');
  found.append(path);
  return found;
}

// Draw the signs in a part of the page in place of their letters, which only the box has; returns it. Whoever cannot see them
// hears their names.
export function draw(place) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const found = [];
  while (walker.nextNode()) if (SIGNS.test(walker.currentNode.nodeValue)) found.push(/** @type {Text} */ (walker.currentNode));
  for (const node of found) node.replaceWith(...node.nodeValue.split(SIGNS).filter(Boolean).map((part) => (DRAWN.has(part) ? picture(part) : part)));
  for (const one of [place, ...place.querySelectorAll('[aria-label]')]) if (SIGNS.test(one.ariaLabel ?? '')) one.ariaLabel = heard(one.ariaLabel);
  return place;
}
