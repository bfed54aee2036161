/** What people and administrators read of a history. */
import { setTimeout as sleep } from 'node:timers/promises';
import { lists } from '../transactions/cases.mjs';
import { cursorAt, newPlace, PLACES } from '../transactions/places.mjs';
import { askInTurns } from '../transactions/turns.mjs';
import { emptyMemory } from './cold.mjs';

const LIMIT = 20;
const COLD_ROUNDS = 30;
const STATEMENT_TIMEOUT = '57014';
const SHOWN = ['an ordinary payer', 'the big payer', 'the big payer, refunds', 'everything'];

/** @typedef {import('./histories.mjs').History} History */
/** @typedef {import('../transactions/cases.mjs').Filter} Filter */
/** @typedef {(history: History, round: number) => Promise<unknown>} Ask */

/**
 * @param {History} history
 * @param {string} name
 * @returns {Filter}
 */
function listOf(history, name) {
  const filter = lists(history)[name];
  if (!filter) throw new Error(`there is no list ${name}`);
  return filter;
}

/**
 * @param {import('./histories.mjs').Api} api
 * @param {readonly History[]} histories
 */
export function readers(api, histories) {
  /** @param {string} name @param {(round: number) => number | undefined} place @returns {Ask} */
  const page = (name, place) => (history, round) =>
    api.readPage(history.db, listOf(history, name), {
      direction: 'desc',
      limit: LIMIT + 1,
      after: cursorAt(history, place(round)),
    });

  /** A period as the interface asks for it, in whole days of Moscow. @param {string} name @param {number} days @returns {Ask} */
  const total = (name, days) => (history, round) => {
    const after = api.moscowDay(new Date(history.last.getTime() - (round + 2) * 86_400_000));
    const period = {
      from: api.startOfMoscowDay(api.addDays(after, -days)),
      to: api.startOfMoscowDay(after),
    };
    return api.readTotals(history.db, { ...listOf(history, name), ...period });
  };

  /** With both ends within a day. @param {string} name @returns {Ask} */
  const cutTotal = (name) => (history, round) => {
    const at = (/** @type {number} */ share) =>
      new Date(history.last.getTime() - share * (history.last.getTime() - history.first.getTime()));
    const filter = { ...listOf(history, name), from: at(0.95 - round / 1000), to: at(0.05 + round / 1000) };
    return api.readTotals(history.db, filter);
  };

  /** @param {History} history */
  const usage = ({ db, company }) => {
    const today = api.moscowDay(new Date());
    const period = { from: api.addDays(today, -29), to: today };
    return api.readUsage(db, { payerId: company.payerId, ownUserId: null }, period);
  };

  /** The text that a person types into the search of a list. @param {string} name @param {string} text @returns {Ask} */
  const search = (name, text) => async (history) => {
    const list = listOf(history, name);
    const found = await api.findText(history.db, text, list.payers);
    const branches = list.branches.flatMap((branch) => found.map((each) => ({ ...branch, found: each })));
    return api.readPage(
      history.db,
      { ...list, branches },
      { direction: 'desc', limit: LIMIT + 1, after: undefined },
    );
  };

  /** @type {Record<string, Ask>} */
  const cases = {
    ...Object.fromEntries(
      SHOWN.flatMap((name) => [
        [`first page: ${name}`, page(name, () => undefined)],
        [`page at depth: ${name}`, page(name, (round) => PLACES[(round + 1) % PLACES.length])],
      ]),
    ),
    'search of everything: a sum of many': search('everything', '5 000'),
    'search of a payer: a model': search('an ordinary payer', 'Модель 7'),
    'totals: the big payer, a day': total('the big payer', 1),
    'totals: the big payer, a month': total('the big payer', 30),
    'totals: the big payer, a year': total('the big payer', 365),
    'totals: the big payer, nine tenths with cut ends': cutTotal('the big payer'),
    'totals: everything, a month': total('everything', 30),
    'totals: everything, nine tenths with cut ends': cutTotal('everything'),
    'usage of the company, 30 days': usage,
  };

  return {
    /**
     * A text that no transaction has: all of them are read.
     *
     * @param {History} history
     * @returns {Promise<string>} seconds
     */
    async rare(history) {
      const start = performance.now();
      const isLate = await search('everything', 'nowhere')(history, 0).then(
        () => false,
        (error) => {
          if (error?.code !== STATEMENT_TIMEOUT) throw error;
          return true;
        },
      );
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return isLate ? `${seconds}, refused` : seconds;
    },

    /** From memory, in turns. @param {import('./histories.mjs').Tell} tell */
    warm: (tell) => askInTurns(histories, cases, tell),

    /**
     * Places nobody asked before, once nothing of the history is in memory any more.
     *
     * @param {import('./histories.mjs').Tell} tell
     * @returns {Promise<Record<string, number[][]> | undefined>} undefined where this machine's memory may not be emptied
     */
    async cold(tell) {
      /** @type {Record<string, number[][]>} */
      const samples = Object.fromEntries(SHOWN.map((name) => [name, histories.map(() => [])]));
      if (!(await emptyMemory(histories))) return undefined;
      await sleep(1_000);
      for (let round = -1; round < COLD_ROUNDS; round += 1)
        for (const name of SHOWN)
          for (const [index, history] of histories.entries()) {
            const start = performance.now();
            await page(name, newPlace)(history, round);
            // The first reads the catalogue.
            if (round >= 0) samples[name]?.[index]?.push(performance.now() - start);
          }
      tell('new places asked');
      return samples;
    },
  };
}
