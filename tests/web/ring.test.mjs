// Changes of pins come out as they went in, in memory that is shared or not.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Ring} from '../../build/web/box/ring.js';

for (const [name, memory] of [['its own', null], ['shared', new SharedArrayBuffer(4 * (2 + 256 * 3))]]) {
  test(`a ring on ${name} memory keeps order, says when it is full, and goes round`, () => {
    const [page, worker] = [new Ring(memory), memory ? new Ring(memory) : null];
    const out = worker ?? page;
    assert.equal(page.shared, memory !== null);
    assert.equal(out.next(), undefined);
    for (let lap = 0; lap < 5; lap++) {
      let count = 0;
      while (page.push(count % 40, count % 2, 1e9 + count + 0.7)) count += 1;
      assert.equal(count, 255);
      for (let at = 0; at < count; at++) assert.deepEqual(out.next(), {pin: at % 40, level: at % 2, at: 1e9 + at});
      assert.equal(out.next(), undefined);
    }
  });
}
