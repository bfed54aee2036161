import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTally } from './report.mjs';

const operation = {
  name: 'POST /api/v1/things',
  method: 'POST',
  path: '/api/v1/things',
  area: 'things',
  access: /** @type {const} */ ('public'),
  params: [],
  query: [],
  body: undefined,
  answers: {},
};
const request = {
  index: 5,
  kind: 'valid',
  operation,
  person: 'user',
  target: '/api/v1/things',
  params: {},
  query: /** @type {[string, string][]} */ ([]),
  headers: {},
  body: { name: "it's" },
};
const answer = { status: 500, headers: {}, text: 'oops', ms: 7 };
const headers = { origin: 'http://x' };

it('counts by status, and shows a mistake once, with a line that repeats it', () => {
  const tally = createTally();
  const findings = [{ rule: 'fault', why: 'status 500', request, answer, headers }];
  const [text = ''] = tally.add({ request, answers: [answer], headers }, findings);
  assert.match(text, /fault: POST \/api\/v1\/things: status 500\n {2}request 5, valid, by user: 500 oops/);
  assert.ok(
    text.includes(
      `curl -sS -X POST "$URL"'/api/v1/things' -H 'origin: http://x' --data-raw '{"name":"it'\\''s"}'`,
    ),
  );
  assert.deepEqual(tally.add({ request, answers: [answer], headers }, findings), []);
  assert.equal(tally.failures, 1);
  assert.equal(tally.sent, 2);
  assert.equal(tally.byStatus().split('\n').at(-1), '   500        2');
  assert.equal(tally.findings(), '✗ fault: POST /api/v1/things: status 500 (2×)');
});
