import { createRandom } from '../../scripts/lib/random.mjs';
import { shardOf } from './payers.mjs';

/**
 * @typedef {{payer: number, shard: number, at: number}} Charge
 * @typedef {{at: number, step: 'come' | 'served' | 'done', charge: Charge}} Event
 */

/**
 * Charges as a queue: each waits for its payer's row, then for its shard, which serves one at a time, and keeps the row until it has
 * committed.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('./payers.mjs').zipf>} options.payers
 * @param {number} options.shards
 * @param {number} options.shardRate charges a second that a shard serves
 * @param {number} options.payerRate charges a second of one payer who is alone
 * @param {number} options.charges how many come
 * @param {number} [options.rate] come at this rate by chance; without it so many clients ask again as soon as they are answered
 * @param {number} [options.clients]
 * @param {number} [options.seed]
 */
export function simulate({ payers, shards, shardRate, payerRate, charges, rate = 0, clients = 0, seed = 1 }) {
  const random = createRandom(seed);
  const wait = (/** @type {number} */ mean) => -Math.log(1 - random.next()) * mean;
  const commits = Math.max(0, 1 / payerRate - 1 / shardRate);
  const events = createQueue();
  /** Who waits for the row of each payer that is taken. @type {Map<number, Charge[]>} */
  const rows = new Map();
  /** @type {{isBusy: boolean, waiting: Charge[], next: number, done: number}[]} */
  const places = Array.from({ length: shards }, () => ({ isBusy: false, waiting: [], next: 0, done: 0 }));
  /** @type {number[]} */
  const times = [];
  let come = 0;
  let now = 0;
  const add = (/** @type {number} */ at) => {
    if (come >= charges) return;
    come += 1;
    const payer = payers.pick(random.next());
    events.push({ at, step: 'come', charge: { payer, shard: shardOf(payer, shards), at } });
  };
  const placeOf = (/** @type {Charge} */ { shard }) => {
    const place = places[shard];
    if (!place) throw new Error(`there is no shard ${shard}`);
    return place;
  };
  const serve = (/** @type {Charge} */ charge) => {
    const place = placeOf(charge);
    if (place.isBusy) place.waiting.push(charge);
    else {
      place.isBusy = true;
      events.push({ at: now + wait(1 / shardRate), step: 'served', charge });
    }
  };
  for (let n = 0; n < clients; n += 1) add(0);
  if (rate > 0) add(0);
  const until = rate > 0 ? charges / rate : Number.POSITIVE_INFINITY;
  for (let event = events.pop(); event && event.at <= until; event = events.pop()) {
    now = event.at;
    const { charge, step } = event;
    if (step === 'come') {
      if (rate > 0) add(now + wait(1 / rate));
      const waiting = rows.get(charge.payer);
      if (waiting) waiting.push(charge);
      else {
        rows.set(charge.payer, []);
        serve(charge);
      }
    } else if (step === 'served') {
      const place = placeOf(charge);
      place.isBusy = false;
      const next = place.waiting[place.next];
      if (next) {
        place.next += 1;
        serve(next);
      }
      events.push({ at: now + commits, step: 'done', charge });
    } else {
      placeOf(charge).done += 1;
      times.push(now - charge.at);
      const waiting = rows.get(charge.payer) ?? [];
      const next = waiting.shift();
      if (next) serve(next);
      else rows.delete(charge.payer);
      if (rate === 0) add(now);
    }
  }
  const done = places.map((place) => place.done);
  return { perSecond: times.length / now, times, hottest: (Math.max(...done) * shards) / times.length };
}

/** Events in the order of their times: a binary heap. */
function createQueue() {
  /** @type {Event[]} */
  const heap = [];
  const at = (/** @type {number} */ n) => heap[n]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [one, other] = [heap[a], heap[b]];
    if (one && other) [heap[a], heap[b]] = [other, one];
  };
  return {
    push(/** @type {Event} */ event) {
      let n = heap.push(event) - 1;
      for (let up = (n - 1) >> 1; n > 0 && at(up) > at(n); up = (n - 1) >> 1) {
        swap(n, up);
        n = up;
      }
    },
    pop() {
      swap(0, heap.length - 1);
      const first = heap.pop();
      for (let n = 0; ; ) {
        const least = at(2 * n + 1) <= at(2 * n + 2) ? 2 * n + 1 : 2 * n + 2;
        if (at(least) >= at(n)) return first;
        swap(n, least);
        n = least;
      }
    },
  };
}
