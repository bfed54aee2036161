import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KINDS, kindOf } from './kinds.mjs';
import { createReport } from './report.mjs';

const names = Object.keys(KINDS);

describe('the kinds of faults', () => {
  it('take turns, so that a later round is about the same without those before it', () => {
    assert.deepEqual(
      names.map((_, index) => kindOf(index + 1, names)),
      names,
    );
    assert.equal(kindOf(names.length * 3 + 1, names), names[0]);
    assert.equal(kindOf(17, ['api-killed']), 'api-killed');
  });

  it('either strike while people pay or have a cabinet of their own', () => {
    for (const { strike, alone } of Object.values(KINDS))
      assert.notEqual(strike === undefined, alone === undefined);
  });
});

describe('the report', () => {
  const good = { acknowledged: 20, unanswered: 3, repeated: 12, problems: [] };

  it('adds the rounds of a kind up', () => {
    const report = createReport();
    report.add('api-killed', good);
    report.add('api-killed', good);
    assert.match(report.table(), /api-killed +2 +40 +6 +24 +0 /);
    assert.equal(report.isGood(), true);
  });

  it('fails with one wrong round', () => {
    const report = createReport();
    report.add('api-killed', good);
    report.add('answer-cut', { ...good, problems: ['charged: 1 expected, 2 found'] });
    assert.equal(report.isGood(), false);
    assert.match(report.summary(), /^2 rounds, 1 wrong, 46 payments/);
  });
});
