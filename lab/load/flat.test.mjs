import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chart, judge, minima, slope } from './flat.mjs';

const SECOND_MS = 1000;

describe('what is flat', () => {
  it('takes the least of each minute', () => {
    const readings = [50, 40, 60, 45, 41].map((value, index) => ({ at: 7 + index * 30 * SECOND_MS, value }));
    assert.deepEqual(minima(readings), [40, 45, 41]);
    assert.deepEqual(minima([]), []);
  });

  it('knows how much a line rises', () => {
    assert.equal(slope([3, 5, 7, 9]), 2);
    assert.equal(slope([4, 4, 4]), 0);
    assert.equal(slope([4]), 0);
  });

  it('forgives the warm-up, and nothing after it', () => {
    const warm = [10, 30, 50];
    const level = Array.from({ length: 6 }, (_, minute) => 60 + (minute % 2));
    assert.equal(judge([...warm, ...level], 0.3).isFlat, true);
    const leak = level.map((value, minute) => value + minute * 0.5);
    assert.equal(judge([...warm, ...leak], 0.3).isFlat, false);
  });

  it('draws noise low', () => {
    assert.equal(chart([100, 100, 50]), '██▁');
    assert.equal(chart([100, 99, 100]), '███');
    assert.equal(chart([0, 0]), '▁▁');
  });
});
