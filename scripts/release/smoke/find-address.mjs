/**
 * @typedef {Pick<import('./person.mjs').Person, 'name' | 'companyId' | 'ask'>} Person
 * @typedef {import('../../../federation/src/contract/index.mjs').RouteContract} RouteContract
 *
 * @typedef {{kind: 'value', value: string}
 *   | {kind: 'none', why: string}
 *   | {kind: 'refused'}
 *   | {kind: 'failed', seen: string}} Found
 *   `none`: this person has no such thing. `refused`: they may not ask.
 */

const REFUSALS = [401, 403];

/** @param {unknown} value @param {string} at e.g. `items.0.id` @returns {unknown} */
function valueAt(value, at) {
  let found = value;
  for (const key of at.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}

/** @param {Person} person @param {{call: string, at: string}} sample @returns {Promise<Found>} */
async function askFor(person, { call, at }) {
  const { status, body } = await person.ask(call);
  if (REFUSALS.includes(status)) return { kind: 'refused' };
  if (status >= 400 && status !== 404)
    return { kind: 'failed', seen: `/api/v1/${call} is answered by ${status}` };
  const value = valueAt(body, `data.${at}`);
  if (typeof value === 'string' || typeof value === 'number')
    return { kind: 'value', value: encodeURIComponent(value) };
  return { kind: 'none', why: `${person.name} finds nothing at ${at} of ${call}` };
}

/** @param {Person} person @param {{call: string, at: string}} sample @returns {Promise<Found>} */
async function findValue(person, { call, at }) {
  if (!call.includes(':companyId')) return askFor(person, { call, at });
  const { companyId, name } = person;
  if (companyId === null) return { kind: 'none', why: `${name} has no company` };
  return askFor(person, { call: call.replace(':companyId', companyId), at });
}

/**
 * Fills the parameters of a route's path with what a person can see.
 *
 * @param {RouteContract} route
 * @param {Person} person
 * @returns {Promise<Found>} `value` is the address.
 */
export async function findAddress({ path, sample = {} }, person) {
  let address = path;
  for (const [parameter] of path.matchAll(/:[a-zA-Z]+/g)) {
    const wanted = sample[parameter.slice(1)];
    if (wanted === undefined) return { kind: 'none', why: `its contract names no sample for ${parameter}` };
    const found = await findValue(person, wanted);
    if (found.kind !== 'value') return found;
    address = address.replace(parameter, found.value);
  }
  return { kind: 'value', value: address };
}
