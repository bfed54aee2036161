import { setTimeout as sleep } from 'node:timers/promises';
import { API_SERVER } from '../../scripts/lib/api-process.mjs';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServer } from '../../scripts/lib/server-process.mjs';
import { scratch, stopped } from '../lib/scratch-run.mjs';
import { createPlace } from './place.mjs';

const BLOWS = 4;
const LONGEST_PAUSE_MS = 150;
/** An answer of the API is about a thousand bytes, a statement of the database some hundred. */
const BYTES = 700;

/**
 * @typedef {import('./cabinet.mjs').Cabinet} Cabinet
 * @typedef {import('../lib/random.mjs').Random} Random
 * @typedef {object} Kind
 * @property {string} says for the table
 * @property {boolean} [postgres] needs a server of the database
 * @property {(cabinet: Cabinet, random: Random) => Promise<void>} [strike] while people pay
 * @property {(cabinet: Cabinet, random: Random, embedded: boolean) => Promise<void>} [alone] a cabinet of its own
 */

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
  'api-killed': {
    says: 'kill -9 of the API in the middle of payments',
    async strike({ api }, random) {
      await api.kill();
      await sleep(random.int(LONGEST_PAUSE_MS));
      await api.start();
    },
  },
  'answer-cut': {
    says: 'the wire between gateway and API is cut in an answer',
    strike: ({ wire }, random) => blows(random, () => wire.cutNext('answer', random.int(BYTES))),
  },
  'backend-terminated': {
    says: 'the database ends every connection',
    postgres: true,
    strike: ({ place }, random) => blows(random, () => place.terminate()),
  },
  'request-cut': {
    says: 'the wire between gateway and API is cut in a request',
    strike: ({ wire }, random) => blows(random, () => wire.cutNext('request', random.int(BYTES))),
  },
  'database-answer-cut': {
    says: 'the wire between API and database is cut in an answer',
    postgres: true,
    strike: ({ place }, random) => blows(random, () => place.wire?.cutNext('answer', random.int(BYTES))),
  },
  'start-killed': {
    says: 'kill -9 of the API in the middle of its start, twice',
    async strike({ api }, random) {
      await api.kill();
      for (let time = 0; time < 2; time += 1) {
        api.launch();
        await sleep(random.int(2000));
        await api.kill();
      }
      await api.start();
    },
  },
  'database-cut': {
    says: 'every wire between API and database is cut',
    postgres: true,
    strike: ({ place }, random) => blows(random, () => place.wire?.cutAll()),
  },
  'first-start-killed': {
    says: 'kill -9 in the middle of the first start, then of the seeding',
    async alone({ seedMs }, random, embedded) {
      const [place, removePlace] = await scratch(
        () => createPlace(embedded),
        (made) => made.remove(),
      );
      try {
        const env = { ...place.env, PORT: undefined, API_PORT: String(await freePort()) };
        const seed = API_SERVER.replace('server.mjs', 'seed.mjs');
        for (const script of [API_SERVER, seed]) {
          const [, killVictim] = await scratch(
            () => startServer({ name: 'Victim', script, cwd: ROOT, env }),
            (made) => made.kill(),
          );
          await sleep(random.int(seedMs), undefined, { signal: stopped });
          await killVictim();
        }
        stopped.throwIfAborted();
        await databaseCommand('seed', { env });
        await databaseCommand('ledger-check', { env });
      } finally {
        await removePlace();
      }
    },
  },
};

/** Again and again, while people pay. @param {Random} random @param {() => unknown} blow */
async function blows(random, blow) {
  for (let time = 0; time < BLOWS; time += 1) {
    await blow();
    await sleep(random.int(LONGEST_PAUSE_MS));
  }
}

/**
 * Which fault a round is about: each in its turn, whatever the rounds before it did.
 *
 * @param {number} round from 1
 * @param {readonly string[]} names
 */
export function kindOf(round, names) {
  return names[(round - 1) % names.length] ?? '';
}
