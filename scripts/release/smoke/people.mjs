import { openPerson, openVisitor } from './person.mjs';

/**
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {import('./person.mjs').Account} Account
 * @typedef {import('../../../federation/src/contract/index.mjs').RouteContract} RouteContract
 *
 * @typedef {object} People
 * @property {(route: RouteContract) => AsyncIterable<Person>} thatTry who opens a route, in turn
 * @property {readonly string[]} problems sentences about signing in and out
 * @property {() => Promise<void>} leave ends all sessions
 */

const VISITOR = undefined;

/**
 * The people of a check. Each signs in when they are first needed.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./person.mjs').Surroundings & {accounts: readonly Account[]}} options
 * @returns {People}
 */
export function createPeople(browser, { accounts, ...surroundings }) {
  /** @type {Map<Account | undefined, Person | null>} */
  const known = new Map();
  /** @type {string[]} */
  const problems = [];

  /** @param {Account | undefined} account */
  async function person(account) {
    const found = known.get(account);
    if (found !== undefined) return found;
    const opened = account
      ? await openPerson(browser, surroundings, account)
      : await openVisitor(browser, surroundings);
    if ('problem' in opened) problems.push(opened.problem);
    const entered = 'problem' in opened ? null : opened;
    known.set(account, entered);
    return entered;
  }

  return {
    problems,
    async *thatTry(route) {
      for (const account of route.public ? [VISITOR] : accounts) {
        const next = await person(account);
        if (next !== null) yield next;
      }
    },
    async leave() {
      for (const each of known.values()) {
        const problem = await each?.leave();
        if (problem !== undefined) problems.push(problem);
      }
    },
  };
}
