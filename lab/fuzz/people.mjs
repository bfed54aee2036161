import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs';

export const ANONYMOUS = 'nobody';
export const SERVICE = 'the chat service';

/**
 * Whose e-mails people see beside their own: those who administer everybody's, and the head of a group or company.
 *
 * @type {Record<string, 'all' | readonly string[]>}
 */
const SEES_EMAIL = { admin: 'all', admin2: 'all', finance: 'all', owner: ['member'], director: ['employee'] };

/** Whom people of the demonstration have invited before the run. @type {Record<string, readonly string[]>} */
const HAS_INVITED = { owner: ['user@demo.example'] };

/**
 * Whose requests, transactions and reserves: members of a group see each other's, the chat service makes everybody's.
 *
 * @type {typeof SEES_EMAIL}
 */
const SEES_MONEY = { ...SEES_EMAIL, member: ['owner'], [SERVICE]: 'all' };

/** @param {typeof SEES_EMAIL} table */
const looksAt = (table) => (/** @type {string} */ viewer, /** @type {string} */ other) =>
  viewer === other || table[viewer] === 'all' || (table[viewer] ?? []).includes(other);

export const maySeeEmail = looksAt(SEES_EMAIL);
export const maySeeMoney = looksAt(SEES_MONEY);
/** People who may see everybody's data: having seen something does not make it theirs. */
export const seesAll = (/** @type {string} */ name) => SEES_MONEY[name] === 'all';

/**
 * @typedef {object} Person
 * @property {string} name
 * @property {string} email empty for who has no account
 * @property {string} password the one that is theirs now
 * @property {string} id
 * @property {string[]} permissions
 * @property {Record<string, string>} credentials headers
 * @property {Set<string>} typed e-mails of the others that this person has sent
 */

/** @param {string} name @param {string} email @param {Record<string, string>} credentials @returns {Person} */
const createPerson = (name, email, credentials) => ({
  name,
  email,
  password: DEMO_PASSWORD,
  id: '',
  permissions: [],
  credentials,
  typed: new Set(HAS_INVITED[name]),
});

/**
 * The nine accounts of the demonstration, somebody without a session, and the chat service.
 *
 * @param {string} serviceToken
 * @returns {Map<string, Person>}
 */
export function createPeople(serviceToken) {
  const people = [
    ...DEMO_ACCOUNTS.map(([email = '']) => createPerson(email.split('@')[0] ?? '', email, {})),
    createPerson(ANONYMOUS, '', {}),
    createPerson(SERVICE, '', { authorization: `Bearer ${serviceToken}` }),
  ];
  return new Map(people.map((person) => [person.name, person]));
}
