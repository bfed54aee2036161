import { createHash } from 'node:crypto';
import { send } from '../lib/send.mjs';
import { DEVICE } from '../lib/sign-in.mjs';
import { INTEGRITY_CODE, SERVICE_TOKEN } from './cabinet.mjs';

const FORM = 'application/x-www-form-urlencoded';
/** No answer, or one that says to retry: the outcome is unknown. */
const UNKNOWN = [0, 429, 502, 503, 504];

/**
 * @typedef {import('./money.mjs').Receipt} Receipt
 * @typedef {{receipt: Receipt} | {unknown: string} | {wrong: string}} Outcome
 * @typedef {object} Operation something that moves money, once for its key however often it is done
 * @property {string} key
 * @property {() => Promise<Outcome>} perform
 */

/** An answer that stops an operation, with how it stands. */
class Stopped extends Error {
  /** @param {Outcome} outcome */
  constructor(outcome) {
    super('stopped');
    this.outcome = outcome;
  }
}

/**
 * @param {{url: string, serviceUrl: string}} cabinet
 * @param {{id: string, credentials: Record<string, string>}} person who pays
 * @param {string} model
 */
export function createOperations(cabinet, person, model) {
  const service = { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' };
  const own = { origin: cabinet.url, 'x-security-check': DEVICE, ...person.credentials };

  /** @param {string} path @param {object} body */
  const asService = (path, body) =>
    askJson({
      url: `${cabinet.serviceUrl}/api/internal/v1${path}`,
      headers: service,
      body: JSON.stringify(body),
    });
  const call = (/** @type {number} */ tokens) => ({ input_tokens: tokens, output_tokens: tokens });

  return {
    /** @param {string} key @param {number} tokens @returns {Operation} */
    charge: (key, tokens) =>
      operation(key, async () => {
        const data = await asService('/charges', {
          user_id: person.id,
          model_id: model,
          request_id: key,
          ...call(tokens),
        });
        return { key, direction: 'out', amount: data.amount, proof: `${data.entry_id} ${data.amount}` };
      }),

    /** A reserve and what is taken of it. @param {string} key @param {number} tokens @returns {Operation} */
    capture: (key, tokens) =>
      operation(key, async () => {
        const hold = await asService('/holds', {
          user_id: person.id,
          model_id: model,
          request_id: key,
          ...call(tokens),
        });
        const data = await asService(`/holds/${hold.id}/capture`, call(tokens));
        const proof = `${hold.id} ${data.entry_id} ${data.amount}`;
        return { key, direction: 'out', amount: data.amount, proof };
      }),

    /** A request, and the provider's notice that it was paid. @param {string} key @param {string} amount @returns {Operation} */
    topUp: (key, amount) =>
      operation(key, async () => {
        const data = await askJson({
          url: `${cabinet.url}/api/v1/payment/pay`,
          headers: { ...own, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ amount, method: 'card' }),
        });
        const answer = await ask({
          url: `${cabinet.url}/api/v1/payment/callback/payanyway`,
          headers: { 'content-type': FORM },
          body: String(new URLSearchParams(signedNotice(data.fields, operationNumber(key)))),
        });
        if (answer !== 'SUCCESS') throw new Stopped({ wrong: `the notice of ${key} got ${answer}` });
        return { key, direction: 'in', amount: data.amount, proof: `${data.id} ${data.request.number}` };
      }),
  };
}

/** @param {string} key @param {() => Promise<Receipt>} work @returns {Operation} */
function operation(key, work) {
  return {
    key,
    perform: async () => {
      try {
        return { receipt: await work() };
      } catch (error) {
        if (error instanceof Stopped) return error.outcome;
        throw error;
      }
    },
  };
}

/** @param {{url: string, headers: Record<string, string>, body: string}} request @returns {Promise<string>} */
async function ask(request) {
  const { status, text, failure } = await send({ method: 'POST', ...request });
  if (failure !== undefined || UNKNOWN.includes(status))
    throw new Stopped({ unknown: failure ?? String(status) });
  if (status !== 200)
    throw new Stopped({ wrong: `${new URL(request.url).pathname} answered ${status} ${text}` });
  return text;
}

/** @param {Parameters<typeof ask>[0]} request @returns {Promise<any>} */
async function askJson(request) {
  return JSON.parse(await ask(request)).data;
}

/** The provider numbers its operations; a repeated notice has the number of the first. @param {string} key */
function operationNumber(key) {
  return String(Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 12), 16));
}

/** @param {Record<string, string>} fields of the payment form @param {string} number */
export function signedNotice(fields, number) {
  const names = ['MNT_ID', 'MNT_TRANSACTION_ID', 'MNT_OPERATION_ID', 'MNT_AMOUNT'];
  const all = [...names, 'MNT_CURRENCY_CODE', 'MNT_SUBSCRIBER_ID', 'MNT_TEST_MODE'];
  /** @type {Record<string, string>} */
  const notice = Object.fromEntries(all.map((name) => [name, fields[name] ?? '']));
  notice.MNT_OPERATION_ID = number;
  const text = all.map((name) => notice[name]).join('') + INTEGRITY_CODE;
  return { ...notice, MNT_SIGNATURE: createHash('md5').update(text).digest('hex') };
}
