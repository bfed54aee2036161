import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditBooks, roubles, units } from './money.mjs';

const BEFORE = { count: 7, in: units('100'), out: units('30.5'), available: '69.50', held: '0.00' };
/** @type {import('./money.mjs').Receipt[]} */
const RECEIPTS = [
  { key: 'a', direction: 'in', amount: '10.00', proof: '' },
  { key: 'b', direction: 'out', amount: '0.0000000001', proof: '' },
];
const AFTER = {
  count: 9,
  in: units('110'),
  out: units('30.5000000001'),
  available: '79.4999999999',
  held: '0.00',
};

describe('money in whole units', () => {
  for (const text of ['0', '1', '-1', '12.5', '0.0000000001', '-300000.01'])
    it(`reads ${text} and writes it again`, () => assert.equal(roubles(units(text)), text));
});

describe('the audit of the books', () => {
  it('finds nothing where each receipt is there once', () =>
    assert.deepEqual(auditBooks(BEFORE, AFTER, RECEIPTS), []));

  it('reports a charge that is there twice', () =>
    assert.deepEqual(
      auditBooks(
        BEFORE,
        { ...AFTER, count: 10, out: units('30.5000000002'), available: '79.4999999998' },
        RECEIPTS,
      ),
      [
        'transactions: 2 expected, 3 found',
        'charged: 0.0000000001 expected, 0.0000000002 found',
        'available: 79.4999999999 expected, 79.4999999998 found',
      ],
    ));

  it('reports a credit that was acknowledged and is gone', () =>
    assert.deepEqual(
      auditBooks(BEFORE, { ...AFTER, count: 8, in: BEFORE.in, available: '69.4999999999' }, RECEIPTS),
      [
        'transactions: 2 expected, 1 found',
        'credited: 10 expected, 0 found',
        'available: 79.4999999999 expected, 69.4999999999 found',
      ],
    ));

  it('reports a reserve that nobody captured', () =>
    assert.deepEqual(auditBooks(BEFORE, { ...AFTER, held: '3.00' }, RECEIPTS), [
      'held: 0 expected, 3 found',
    ]));
});
