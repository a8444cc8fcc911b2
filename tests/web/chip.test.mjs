// The page's display chip shows what the Python model shows, whatever comes over the bus.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DisplayChip} from '../../build/web/chip.js';
import {python} from '../../host_tools/web/browser.mjs';

test('both models show the same, and complain of the same', async () => {
  const cases = JSON.parse(await python('-m', 'tests.web.chip_cases'));
  const lit = new Set();
  for (const {panel, cut, steps, faults, sent} of cases) {
    const chip = new DisplayChip(...panel);
    if (cut) chip.powerCut();
    for (const {kind, data, rows} of steps) {
      chip.take({kind, data: Uint8Array.from(data)});
      const shown = chip.pixels().join('');
      assert.equal(shown, rows);
      lit.add(shown);
    }
    assert.deepEqual(chip.faults, faults);
    assert.equal(chip.sent, sent);
  }
  assert.ok(lit.size > 500, `only ${lit.size} pictures`);
});
