import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../lib/random.mjs';
import { createIds } from './ids.mjs';
import { bodyOf, makeRequest } from './make-request.mjs';
import { readOperations } from './operations.mjs';
import { misfit } from './schema-fit.mjs';
import { placesIn, validValue, withValueAt } from './values.mjs';

const BODY = {
  type: 'object',
  required: ['amount', 'payer_id'],
  properties: {
    amount: { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,2})?$' },
    payer_id: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    method: { anyOf: [{ const: 'card' }, { const: 'invoice' }] },
    reason: { type: 'string', minLength: 3, maxLength: 20 },
    tokens: { type: 'integer', minimum: 5, maximum: 10 },
    since: { type: 'string', format: 'date-time' },
    tags: { type: 'array', maxItems: 2, items: { type: ['string', 'null'], enum: ['a', null] } },
  },
};
const [operation] = readOperations({
  paths: {
    '/api/v1/payment/requests/{id}/pay': {
      post: {
        'x-access': 'session',
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: BODY } } },
        responses: { 200: {}, 409: { description: 'RES.002, RES.003' } },
      },
    },
  },
});
assert.ok(operation);

const requestOf = (/** @type {number} */ index, seed = 1) =>
  makeRequest({ seed, index, operation, person: 'user', origin: 'http://own.example', ids: createIds() });

describe('reading the document', () => {
  it('knows who may call, and the codes of each status', () => {
    assert.equal(operation.access, 'session');
    assert.equal(operation.area, 'payment');
    assert.deepEqual(operation.answers['409']?.codes, ['RES.002', 'RES.003']);
  });

  it('refuses an operation that does not say who may call it', () => {
    assert.throws(
      () => readOperations({ paths: { '/x': { get: { responses: {} } } } }),
      /GET \/x does not say/,
    );
  });
});

describe('making a request', () => {
  it('is the same for a seed and a number, and another for another seed', () => {
    const [first, again, other] = [requestOf(7), requestOf(7), requestOf(7, 2)];
    assert.deepEqual(first, again);
    assert.notDeepEqual(first.body, other.body);
  });

  it('brings every kind, and where a success would be wrong it says why', () => {
    const requests = Array.from({ length: 800 }, (_, index) => requestOf(index));
    const kinds = new Set(requests.map(({ kind }) => kind));
    assert.ok(kinds.size >= 13, [...kinds].join());
    const foreign = requests.find(({ kind }) => kind === 'foreign origin');
    assert.equal(foreign?.mustFail, 'it comes from a foreign origin');
    assert.notEqual(foreign?.headers.origin, 'http://own.example');
    const big = requests.find(({ kind }) => kind === 'big body');
    assert.ok(big && (bodyOf(big)?.length ?? 0) > 256 * 1024);
  });

  it('writes addresses that any client could send', () => {
    for (let index = 0; index < 400; index += 1) assert.match(requestOf(index).target, /^\/[\x21-\x7e]*$/);
  });
});

describe('making values', () => {
  it('fits the schema', () => {
    for (let index = 0; index < 300; index += 1) {
      const value = validValue(BODY, '', { random: createRandom(3, index), idOf: () => undefined });
      assert.equal(misfit(BODY, value), undefined);
    }
  });

  it('replaces and removes one place, and leaves the original alone', () => {
    const value = { a: [{ b: 1 }, 2] };
    assert.deepEqual(placesIn(value), [['a'], ['a', 0], ['a', 0, 'b'], ['a', 1]]);
    assert.deepEqual(withValueAt(value, ['a', 0, 'b'], null), { a: [{ b: null }, 2] });
    assert.equal(JSON.stringify(withValueAt(value, ['a'], undefined)), '{}');
    assert.deepEqual(value, { a: [{ b: 1 }, 2] });
  });
});

it('gives one person the ids that another one was shown', () => {
  const ids = createIds();
  ids.take('user', 'payment', { items: [{ id: 'request-1', payer: { id: 'payer-1' } }] });
  assert.equal(ids.pick(createRandom(1), ['payer_id']), 'payer-1');
  assert.equal(ids.pick(createRandom(1), ['nothing', 'payment']), 'request-1');
  assert.deepEqual(ids.ownersOf('request-1'), ['user']);
});
