import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { processesOf } from './api-process.mjs';

describe('API_PROCESSES', () => {
  it('is one unless more are asked for', () => {
    assert.equal(processesOf({}), 1);
    assert.equal(processesOf({ API_PROCESSES: ' ' }), 1);
    assert.equal(processesOf({ API_PROCESSES: '3', DATABASE_URL: 'postgres://db/cabinet' }), 3);
  });

  it('needs PostgreSQL for more than one', () => {
    assert.throws(() => processesOf({ API_PROCESSES: '2' }), /needs PostgreSQL \(DATABASE_URL\)/);
  });

  for (const text of ['0', '17', '1.5', 'two'])
    it(`is not ${text}`, () => {
      assert.throws(() => processesOf({ API_PROCESSES: text, DATABASE_URL: 'postgres://db/x' }), /1 to 16/);
    });
});
