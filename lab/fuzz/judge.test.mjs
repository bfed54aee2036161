import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, judgeTwins } from './judge.mjs';
import { misfit } from './schema-fit.mjs';

const DATA = { type: 'object', required: ['data'], properties: { data: { type: 'string' } } };

const operation = {
  name: 'POST /api/v1/things/{id}',
  method: 'POST',
  path: '/api/v1/things/{id}',
  area: 'things',
  access: /** @type {import('./operations.mjs').Access} */ ('session'),
  params: [],
  query: [],
  body: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 3 } } },
  answers: {
    200: { codes: [], json: DATA },
    400: { codes: ['VAL.003'], json: undefined },
    503: { codes: ['SYS.002'], json: undefined },
  },
};
const request = {
  index: 0,
  kind: 'valid',
  operation,
  person: 'user',
  target: '/api/v1/things/1',
  params: { id: 'thing-1' },
  query: /** @type {[string, string][]} */ ([]),
  headers: {},
  body: /** @type {unknown} */ ({ name: 'abc' }),
};
const user = {
  name: 'user',
  email: 'user@demo.example',
  password: '',
  id: '1',
  permissions: ['thing:view'],
  credentials: { cookie: 'x' },
  typed: new Set(['other@demo.example']),
};
const nobody = { ...user, credentials: {} };
const context = {
  secrets: ['the-secret'],
  foreign: ['other@demo.example'],
  typed: user.typed,
  isForeignId: () => false,
};

const answerOf = (/** @type {number} */ status, /** @type {unknown} */ json, headers = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  text: JSON.stringify(json),
  ms: 1,
});
const good = answerOf(200, { data: 'fine' });
const refusal = (/** @type {number} */ status, /** @type {string} */ code, headers = {}) =>
  answerOf(status, { status: 'error', details: { code } }, headers);

describe('an answer', () => {
  it('is fine when it is what was declared', () => {
    assert.equal(judge(request, good, user, context), undefined);
    assert.equal(judge(request, refusal(400, 'VAL.003'), user, context), undefined);
  });

  it('may tell in invitations an e-mail that the person has typed, and nowhere else', () => {
    const answer = answerOf(200, { data: 'other@demo.example' });
    const invitations = { ...operation, path: '/api/v1/group/invitations' };
    assert.equal(judge({ ...request, operation: invitations }, answer, user, context), undefined);
    assert.equal(judge(request, answer, user, context)?.rule, 'leak');
  });

  for (const [rule, what, answer] of /** @type {const} */ ([
    ['hang', 'none in ten seconds', { ...good, status: 0, failure: 'no answer in 10 s' }],
    ['cut', 'a connection that breaks', { ...good, status: 0, failure: 'socket hang up' }],
    ['fault', 'a 500', refusal(500, 'SYS.001')],
    ['fault', 'a 503 that does not say when to come again', refusal(503, 'SYS.002')],
    ['undeclared', 'a status that is not declared', refusal(418, 'VAL.003')],
    ['undeclared', 'a code that is not declared', refusal(400, 'PAY.001')],
    ['unreadable', 'packed in an unknown way', { ...good, unreadable: 'unknown content-encoding zstd' }],
    ['misfit', 'data of another shape', answerOf(200, { data: 1 })],
    ['misfit', 'no JSON', { ...good, text: '{' }],
    ['leak', 'a stack', answerOf(200, { data: 'Error: x\n    at run (/srv/api/server.mjs:1:2)' })],
    ['leak', 'SQL', answerOf(200, { data: 'select id, email from users' })],
    ['leak', 'a password hash', answerOf(200, { data: '$argon2id$v=19$m=1' })],
    ['leak', 'a secret of the server', answerOf(200, { data: 'the-secret' })],
    ['leak', "another person's e-mail", answerOf(200, { data: 'other@demo.example' })],
  ])) {
    it(`that is ${what} is found: ${rule}`, () => {
      assert.equal(judge(request, answer, user, context)?.rule, rule);
    });
  }

  it('may carry what the request carried', () => {
    const asked = { ...request, target: '/api/v1/things/1?q=other%40demo.example' };
    assert.equal(judge(asked, answerOf(200, { data: 'other@demo.example' }), user, context), undefined);
  });

  it('may be that of another address, which an id without a letter makes', () => {
    const list = answerOf(200, { data: [] });
    assert.equal(judge({ ...request, params: { id: '.' } }, list, user, context), undefined);
  });

  it('may be a refusal of the server itself, in an envelope', () => {
    assert.equal(judge(request, refusal(431, 'VAL.003'), user, context), undefined);
    assert.equal(judge(request, answerOf(431, { error: 'x' }), user, context)?.rule, 'undeclared');
  });

  it('may be SYS.002 with a time to come again', () => {
    assert.equal(judge(request, refusal(503, 'SYS.002', { 'retry-after': '1' }), user, context), undefined);
  });
});

describe('a success', () => {
  const access = (/** @type {import('./operations.mjs').Access} */ who) => ({
    ...request,
    operation: { ...operation, access: who },
  });

  for (const [why, asked, person, facts] of /** @type {const} */ ([
    ['it needs a session', request, nobody, context],
    ['it needs the token of a service', access({ service: 'charges' }), user, context],
    ['it needs thing:manage', access({ permission: 'thing:manage' }), user, context],
    ['its id is empty', { ...request, mustFail: 'its id is empty' }, user, context],
    ['its body does not fit: $.name is longer than 3', { ...request, body: { name: 'abcd' } }, user, context],
    ["thing-1 is somebody else's", request, user, { ...context, isForeignId: () => true }],
  ])) {
    it(`is wrong when ${why}`, () => {
      assert.deepEqual(judge(asked, good, person, facts), { rule: 'wrong success', why });
    });
  }

  it('is right when what somebody else was shown first names the person', () => {
    const declared = { type: 'object', properties: { data: { type: 'object' } } };
    const detail = { ...operation, answers: { 200: { codes: [], json: declared } } };
    const mine = answerOf(200, { data: { user: { id: user.id } } });
    const others = answerOf(200, { data: { user: { id: '2' } } });
    const facts = { ...context, isForeignId: () => true };
    assert.equal(judge({ ...request, operation: detail }, mine, user, facts), undefined);
    assert.equal(judge({ ...request, operation: detail }, others, user, facts)?.rule, 'wrong success');
  });

  it('is right for who holds the permission', () => {
    assert.equal(judge(access({ permission: 'thing:view' }), good, user, context), undefined);
  });

  it('is wrong twice when one key made two things', () => {
    const made = (/** @type {string} */ id) => answerOf(200, { data: { id } });
    assert.equal(judgeTwins([made('1'), made('1'), refusal(409, 'RES.002')]), undefined);
    assert.equal(judgeTwins([made('1'), made('2')]), 'one key made 1 and 2');
  });
});

describe('schemas', () => {
  for (const [what, schema, value, reason] of /** @type {const} */ ([
    ['a missing field', { required: ['a'] }, {}, '$.a is missing'],
    ['a wrong type', { type: ['string', 'null'] }, 1, '$ is no string|null'],
    ['no option', { anyOf: [{ type: 'null' }, { type: 'string' }] }, 1, '$ is no null'],
    ['a place in a list', { items: { type: 'integer' } }, [1, 1.5], '$[1] is no integer'],
    ['a further field', { additionalProperties: false }, { x: 1 }, '$.x is not declared'],
    ['a pattern', { pattern: '^a$' }, 'b', '$ does not match ^a$'],
    ['a number out of range', { minimum: 1, maximum: 2 }, 3, '$ is too large'],
    ['a value that is not listed', { enum: ['a'] }, 'b', '$ is none of the listed values'],
  ])) {
    it(`name ${what}`, () => {
      assert.equal(misfit(/** @type {import('./schema-fit.mjs').Schema} */ (schema), value), reason);
    });
  }

  it('take what fits', () => {
    assert.equal(
      misfit({ type: 'object', properties: { a: { type: 'number' } } }, { a: 1, b: 2 }),
      undefined,
    );
    assert.equal(misfit(undefined, 1), undefined);
  });
});
