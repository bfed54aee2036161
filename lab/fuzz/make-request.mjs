import { createRandom } from '../lib/random.mjs';
import { DEVICE } from '../lib/sign-in.mjs';
import { HOSTILE_TEXTS } from './hostile.mjs';
import { isOfServices } from './operations.mjs';
import { edgeValue, hostileValue, placesIn, validValue, withValueAt } from './values.mjs';

/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('../lib/random.mjs').Random} Random
 *
 * @typedef {object} Draft
 * @property {Record<string, string>} params
 * @property {[string, string][]} query
 * @property {unknown} body nothing where the operation takes none
 * @property {string} [text] sent instead of the body's JSON
 * @property {Record<string, string>} headers
 * @property {string} [mustFail] why a success would be wrong
 * @property {number} [twins] how many of them are sent at once
 *
 * @typedef {Draft & {index: number, kind: string, operation: Operation, person: string, target: string}} FuzzRequest
 * `target` is path and query
 */

const BODY_LIMIT = 256 * 1024;
const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** @param {Operation} operation the provider and the chat service come without an origin */
const needsOrigin = ({ method, path, access }) =>
  CHANGES.includes(method) && !isOfServices(access) && !path.includes('/callback/');

/**
 * What is done to a valid request. `fits` says of which operations it can be.
 *
 * @typedef {import('./values.mjs').Source} Source
 * @typedef {{weight: number, fits: (operation: Operation) => boolean, change: (draft: Draft, operation: Operation, source: Source) => void}} Kind
 * @type {Record<string, Kind>}
 */
const KINDS = {
  valid: { weight: 6, fits: () => true, change() {} },
  edge: {
    weight: 3,
    fits: ({ body, query }) => body !== undefined || query.length > 0,
    change(draft, { body, query }, source) {
      const fields = Object.entries(body?.properties ?? {});
      if (fields.length > 0 && (query.length === 0 || source.random.chance(0.7))) {
        const [name, schema] = source.random.pick(fields);
        draft.body = withValueAt(draft.body, [name], edgeValue(schema, name, source));
      } else if (query.length > 0) {
        const { name, schema } = source.random.pick(query);
        draft.query.push([name, String(edgeValue(schema, name, source))]);
      }
    },
  },
  'hostile value': {
    weight: 4,
    fits: ({ body }) => body !== undefined,
    change(draft, { body }, { random }) {
      const places = placesIn(draft.body);
      const names = Object.keys(body?.properties ?? {}).map((name) => [name]);
      const all = [...places, ...names];
      draft.body = withValueAt(draft.body, all.length > 0 ? random.pick(all) : [], hostileValue(random));
    },
  },
  'missing field': {
    weight: 1,
    fits: ({ body }) => (body?.required?.length ?? 0) > 0,
    change(draft, { body }, { random }) {
      draft.body = withValueAt(draft.body, [random.pick(body?.required ?? [])], undefined);
    },
  },
  'further fields': {
    weight: 1,
    fits: ({ body }) => body !== undefined,
    change(draft) {
      draft.text = `${JSON.stringify(draft.body).replace(/\}$/, '')}${
        Object.keys(Object(draft.body)).length > 0 ? ',' : ''
      }"role":"admin","is_active":false,"balance":"1000000","id":"0","constructor":{"prototype":{"x":1}}}`;
    },
  },
  'hostile query': {
    weight: 3,
    fits: ({ query }) => query.length > 0,
    change(draft, { query }, { random }) {
      const { name } = random.pick(query);
      draft.query.push([name, random.pick([...HOSTILE_TEXTS, '0', '201', '1e9', '-created_at,id', '[]'])]);
      if (random.chance(0.3)) draft.query.push([name, 'twice']);
    },
  },
  'unknown query': {
    weight: 1,
    fits: () => true,
    change(draft, _operation, { random }) {
      draft.query.push([random.pick(['x', 'constructor', 'user_id[$ne]', 'q[]', 'debug']), '1']);
    },
  },
  'hostile id': {
    weight: 2,
    fits: ({ params }) => params.length > 0,
    change(draft, { method, params }, { random }) {
      const id = random.pick([...HOSTILE_TEXTS, '0', 'me', '.', '..', '0'.repeat(36)]);
      const name = random.pick(params).name;
      draft.params[name] = id;
      if (id === '' && CHANGES.includes(method)) draft.mustFail = 'its id is empty';
    },
  },
  'not JSON': {
    weight: 1,
    fits: ({ method }) => CHANGES.includes(method),
    change(draft, { body }, { random }) {
      draft.text = random.pick([
        '{"a":',
        'null',
        '[]',
        '"text"',
        '1',
        '{"__proto__":{"a":1}}',
        '\u0000',
        '{"a":1}{',
      ]);
      if (body?.required?.length) draft.mustFail = 'its body is no JSON object';
    },
  },
  'other media type': {
    weight: 1,
    fits: ({ method }) => CHANGES.includes(method),
    change(draft, { body }, { random }) {
      draft.text = JSON.stringify(draft.body ?? {});
      draft.headers['content-type'] = random.pick([
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'nonsense',
      ]);
      const isJson = draft.headers['content-type'].startsWith('application/json');
      if (body?.required?.length && !isJson) draft.mustFail = 'its body has another media type';
    },
  },
  'big body': {
    weight: 0.3,
    fits: ({ method }) => CHANGES.includes(method),
    change(draft, _operation, { random }) {
      const over = random.pick([1, 1000, BODY_LIMIT]);
      draft.text = JSON.stringify({ ...Object(draft.body), padding: 'x'.repeat(BODY_LIMIT + over) });
      draft.mustFail = 'its body is too big';
    },
  },
  'foreign origin': {
    weight: 1,
    fits: needsOrigin,
    change(draft, _operation, { random }) {
      draft.headers.origin = random.pick(['https://evil.example', 'null', 'http://127.0.0.1', 'file://']);
      draft.mustFail = 'it comes from a foreign origin';
    },
  },
  'no origin': {
    weight: 0.5,
    fits: needsOrigin,
    change(draft) {
      delete draft.headers.origin;
      draft.mustFail = 'it does not say from where it comes';
    },
  },
  'odd headers': {
    weight: 1,
    fits: () => true,
    change(draft, _operation, { random }) {
      const [name, value] = random.pick(
        /** @type {const} */ ([
          ['x-security-check', ''],
          ['x-security-check', 'short'],
          ['x-security-check', 'f'.repeat(4000)],
          ['idempotency-key', 'x'],
          ['idempotency-key', 'k'.repeat(4000)],
          ['x-forwarded-for', '1.2.3.4, "><script>'],
          ['x-http-method-override', 'DELETE'],
          ['accept', 'text/html'],
          ['range', 'bytes=0-1'],
          ['if-none-match', '*'],
          ['accept-encoding', 'br;q=1.0, gzip;q=0, *;q=nonsense'],
        ]),
      );
      draft.headers[name] = value;
    },
  },
  twins: {
    weight: 1,
    fits: ({ method }) => CHANGES.includes(method),
    change(draft, _operation, { random }) {
      draft.headers['idempotency-key'] = random.uuid();
      draft.twins = 3;
    },
  },
};

/**
 * Request number `index`: the seed and the number alone decide what it is; its ids come from what was shown before.
 *
 * @param {{seed: number, index: number, operation: Operation, person: string, origin: string, ids: import('./ids.mjs').Ids}} options
 * @returns {FuzzRequest}
 */
export function makeRequest({ seed, index, operation, person, origin, ids }) {
  const random = createRandom(seed, index);
  const idOf = (/** @type {string} */ field) =>
    ids.pick(random, field === 'id' ? [operation.area, 'payment'] : [field, operation.area]);
  const source = { random, idOf };
  const draft = validDraft(operation, origin, source);
  const kinds = Object.entries(KINDS).filter(([, { fits }]) => fits(operation));
  const kind = pickWeighted(kinds, random);
  KINDS[kind]?.change(draft, operation, source);
  return { ...draft, index, kind, operation, person, target: targetOf(operation, draft) };
}

/** @param {Operation} operation @param {string} origin @param {Source} source @returns {Draft} */
function validDraft(operation, origin, source) {
  const { random } = source;
  const text = (/** @type {import('./operations.mjs').Parameter} */ { name, schema }) =>
    String(validValue(schema, name, source));
  const isForm = operation.path.includes('/callback/');
  return {
    params: Object.fromEntries(operation.params.map((param) => [param.name, text(param)])),
    query: operation.query
      .filter(({ required }) => required || random.chance(0.25))
      .map((param) => [param.name, text(param)]),
    body: operation.body && validValue(operation.body, '', source),
    ...(isForm && { text: noticeText(source) }),
    headers: {
      ...(operation.method !== 'GET' && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...(needsOrigin(operation) && { origin }),
      'x-security-check': DEVICE,
    },
  };
}

/** A notice of the payment provider whose signature cannot be right. @param {Source} source */
function noticeText({ random, idOf }) {
  return new URLSearchParams({
    ...(random.chance(0.4) && { MNT_COMMAND: 'CHECK' }),
    MNT_ID: random.pick(['test_account', '50012345', '', '200']),
    MNT_TRANSACTION_ID: idOf('id') ?? random.uuid(),
    MNT_OPERATION_ID: String(random.int(1e9)),
    MNT_AMOUNT: random.pick(['500.00', '0.01', '1e3', '-500.00', '٣٤٥']),
    MNT_CURRENCY_CODE: 'RUB',
    MNT_TEST_MODE: random.pick(['0', '1', '']),
    ...(random.chance(0.7) && { MNT_SIGNATURE: random.uuid().replaceAll('-', '') }),
  }).toString();
}

/** @param {Operation} operation @param {Draft} draft */
function targetOf({ path, method }, { params, query, text }) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(params[name] ?? ''));
  const parts = query.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  if (method === 'GET' && text !== undefined) parts.push(text);
  return parts.length > 0 ? `${filled}?${parts.join('&')}` : filled;
}

/** Half of a surrogate pair has no UTF-8: it goes as the bytes that a careless client would send. @param {string} text */
const encode = (text) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

/** @param {[string, Kind][]} kinds @param {Random} random */
function pickWeighted(kinds, random) {
  let left = random.next() * kinds.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const [name, { weight }] of kinds) {
    left -= weight;
    if (left <= 0) return name;
  }
  return 'valid';
}

/** What goes over the wire. @param {FuzzRequest} request @returns {string | undefined} */
export function bodyOf({ operation, text, body }) {
  if (operation.method === 'GET') return undefined;
  return text ?? (body === undefined ? undefined : JSON.stringify(body));
}
