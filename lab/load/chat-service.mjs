import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_TOKEN } from '../faults/cabinet.mjs';
import { send } from '../lib/send.mjs';
import { IDLE_MS } from './person.mjs';

const HEADERS = { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' };
/** How often money is reserved before an answer, and how often the service asks once more for a charge that it has made. */
const RESERVED = 0.3;
const TWICE = 0.05;
const TOKENS = 4000;
const MODELS = 30;

/**
 * The service that people chat with: it charges for answers, to either process of the API, until it is told to stop.
 *
 * @param {object} options
 * @param {readonly string[]} options.apis
 * @param {readonly {id: string}[]} options.people
 * @param {number} options.perSecond
 * @param {import('./tally.mjs').Tally} options.tally
 * @param {import('../lib/random.mjs').Random} options.random
 */
export function startChatService({ apis, people, perSecond, tally, random }) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  /** Entries of acknowledged charges, and what they took. @type {Map<string, string>} */
  const charges = new Map();
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  let isOver = false;
  let count = 0;

  /** @param {string} kind @param {string} path @param {object} body @returns {Promise<any>} its data; undefined where it failed */
  async function ask(kind, path, body) {
    const url = `${random.pick(apis)}/api/internal/v1/${path}`;
    const answer = await send({ method: 'POST', url, headers: HEADERS, body: JSON.stringify(body), agent });
    const isGood = answer.status === 200 && answer.failure === undefined;
    const problem = isGood ? undefined : `${answer.status} ${answer.failure ?? answer.text.slice(0, 300)}`;
    tally.record(`POST internal/v1/${kind}`, answer.ms, problem);
    return isGood ? JSON.parse(answer.text).data : undefined;
  }

  async function charge() {
    count += 1;
    const tokens = { input_tokens: 1 + random.int(TOKENS), output_tokens: 1 + random.int(TOKENS) };
    const call = {
      user_id: random.pick(people).id,
      model_id: `model-${1 + random.int(MODELS)}`,
      request_id: `load-${count}`,
      ...tokens,
    };
    const isTwice = random.chance(TWICE);
    if (random.chance(RESERVED)) {
      const hold = await ask('holds', 'holds', call);
      const taken = hold && (await ask('holds/:id/capture', `holds/${hold.id}/capture`, tokens));
      if (taken) charges.set(taken.entry_id, taken.amount);
      return;
    }
    const made = await ask('charges', 'charges', call);
    if (!made) return;
    charges.set(made.entry_id, made.amount);
    if (!isTwice) return;
    const again = await ask('charges, once more', 'charges', call);
    if (again && (again.entry_id !== made.entry_id || again.amount !== made.amount))
      tally.record('POST internal/v1/charges, once more', 0, `${call.request_id} got another entry`);
  }

  async function run() {
    while (!isOver) {
      await sleep((-Math.log(1 - random.next()) * 1000) / perSecond);
      const work = charge().finally(() => underWay.delete(work));
      underWay.add(work);
    }
  }
  const running = run();

  return {
    charges,
    async stop() {
      isOver = true;
      await running;
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}
