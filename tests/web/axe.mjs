// What axe finds in a page, for every test that asks.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {ROOT} from '../../host_tools/play/web/browser.mjs';

const axe = await readFile(`${ROOT}node_modules/axe-core/axe.min.js`, 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Give what is wrong in `include`, without what `exclude` selects.
export async function violations(page, {include = ['html'], exclude = []} = {}) {
  await page.evaluate(axe);
  const {violations: found, passes} = await page.evaluate(
    ([inside, outside, rules]) => globalThis.axe.run({include: inside, exclude: outside}, {runOnly: rules}),
    [[include], exclude, RULES],
  );
  assert.ok(passes.length > 10, `axe looked at ${passes.length} things only`);
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ')}`);
}
