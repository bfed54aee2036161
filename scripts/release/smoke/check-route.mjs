import { neededPermissions } from '../../../federation/src/contract/index.mjs';
import { findAddress } from './find-address.mjs';
import { openScreen } from './open-screen.mjs';

/**
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {import('../../../federation/src/contract/index.mjs').RouteContract} RouteContract
 *
 * @typedef {{kind: 'drawn'} | {kind: 'skipped', why: string} | {kind: 'problem', sentences: string[]}} Outcome
 * @typedef {Outcome | {kind: 'refused'} | {kind: 'none', why: string}} Attempt
 */

const LOOK_AT_CALL = 'look for it in the log of the API, or mend the sample in the contract';

/** Any one of these opens a route. @param {RouteContract} route */
function rightsOf({ guard }) {
  const needed = neededPermissions(guard);
  return needed.length === 0 ? ['session'] : needed;
}

/** @param {RouteContract} route @returns {Outcome} */
function nobodyMay(route) {
  const sentence = route.public
    ? `A visitor is led away from ${route.path}, which is public: look at what the screen does without a session.`
    : `None of the accounts may open ${route.path} (needs ${rightsOf(route).join(' or ')}): name one that may in RELEASE_ACCOUNTS.`;
  return { kind: 'problem', sentences: [sentence] };
}

/** @param {RouteContract} route @param {Person} person @returns {Promise<Attempt>} */
async function attempt(route, person) {
  const found = await findAddress(route, person);
  if (found.kind === 'refused' || found.kind === 'none') return found;
  const misses =
    found.kind === 'failed'
      ? [{ seen: found.seen, todo: LOOK_AT_CALL }]
      : await openScreen(await person.page(), found.value);
  if (misses === 'away') return { kind: 'refused' };
  if (misses.length === 0) return { kind: 'drawn' };
  const where = `${route.path}, opened by ${person.name}`;
  return { kind: 'problem', sentences: misses.map(({ seen, todo }) => `${where}: ${seen}; ${todo}.`) };
}

/**
 * Opens a route as the first person who may.
 *
 * @param {import('./people.mjs').People} people
 * @param {RouteContract} route
 * @returns {Promise<Outcome>}
 */
export async function checkRoute(people, route) {
  const whys = new Set();
  for await (const person of people.thatTry(route)) {
    // The page would lead them away; it need not be opened for that.
    if (!route.public && !rightsOf(route).some((right) => person.rights.has(right))) continue;
    const tried = await attempt(route, person);
    if (tried.kind === 'none') whys.add(tried.why);
    else if (tried.kind !== 'refused') return tried;
  }
  return whys.size > 0 ? { kind: 'skipped', why: [...whys].join('; ') } : nobodyMay(route);
}
