import { createRandom } from '../lib/random.mjs';
import { send } from '../lib/send.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { createIds } from './ids.mjs';
import { judge, judgeTwins } from './judge.mjs';
import { bodyOf, makeRequest } from './make-request.mjs';
import { isOfServices } from './operations.mjs';
import { maySeeEmail, maySeeMoney, SERVICE, seesAll } from './people.mjs';
import { isObject } from './schema-fit.mjs';

const AT_ONCE = 12;

/**
 * @typedef {import('./judge.mjs').FuzzRequest} FuzzRequest
 * @typedef {import('./judge.mjs').Answer} Answer
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {{rule: string, why: string, request: FuzzRequest, answer: Answer, headers: Record<string, string>}} Finding
 * @typedef {{request: FuzzRequest, answers: Answer[], headers: Record<string, string>}} Exchange
 */

/**
 * Every operation by every person, again and again, each time with another request.
 *
 * @param {object} options
 * @param {number} options.seed
 * @param {number} options.requests
 * @param {number} options.until time at which it ends in any case
 * @param {Operation[]} options.operations
 * @param {Map<string, Person>} options.people
 * @param {{url: string, apiUrl: string}} options.stack
 * @param {string[]} options.secrets
 * @param {(exchange: Exchange, findings: Finding[]) => void} options.onExchange
 */
export async function fuzz({ seed, requests, until, operations, people, stack, secrets, onExchange }) {
  const ids = createIds();
  const enter = async (/** @type {Person} */ person) =>
    Object.assign(person, await signIn(stack.url, person));
  const pairs = shuffled(pairUp(operations, [...people.keys()]), seed);
  for (const person of people.values()) if (person.email !== '') await enter(person);

  for (let start = 0; start < requests && Date.now() < until; ) {
    const drafts = Array.from({ length: Math.min(AT_ONCE, requests - start) }, (_, offset) => {
      const index = start + offset;
      const [operation, person] = /** @type {[Operation, string]} */ (pairs[index % pairs.length]);
      return makeRequest({ seed, index, operation, person, origin: stack.url, ids });
    });
    for (const request of drafts) noteTyped(request, people);
    const exchanges = await Promise.all(
      drafts.map((request) => exchange(request, personOf(request, people), stack)),
    );
    // In the order of the requests, whichever was answered first: the ids of later requests depend on it.
    for (const each of exchanges) {
      onExchange(each, findingsOf(each, people, secrets, ids));
      learn(each, ids, people);
    }
    for (const person of people.values()) if (hasLostSession(person, exchanges)) await enter(person);
    start += drafts.length;
  }
}

/** @param {Operation[]} operations @param {string[]} names @returns {[Operation, string][]} */
function pairUp(operations, names) {
  return operations.flatMap((operation) => {
    const others = names.filter((name) => name !== SERVICE);
    // The chat service makes most of the calls that only it may make.
    const callers = isOfServices(operation.access) ? [...others, ...others.map(() => SERVICE)] : others;
    return callers.map((name) => /** @type {[Operation, string]} */ ([operation, name]));
  });
}

/** @template T @param {T[]} list @param {number} seed @returns {T[]} */
function shuffled(list, seed) {
  const random = createRandom(seed, -1);
  return list
    .map((item) => /** @type {const} */ ([random.next(), item]))
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** @param {FuzzRequest} request @param {Map<string, Person>} people @returns {Person} */
function personOf({ person }, people) {
  const found = people.get(person);
  if (!found) throw new Error(`There is nobody called ${person}`);
  return found;
}

/** @param {FuzzRequest} request @param {Map<string, Person>} people */
function noteTyped(request, people) {
  const body = bodyOf(request) ?? '';
  const { typed } = personOf(request, people);
  for (const { email } of people.values()) if (email !== '' && body.includes(email)) typed.add(email);
}

/** @param {FuzzRequest} request @param {Person} person @param {{url: string, apiUrl: string}} stack @returns {Promise<Exchange>} */
async function exchange(request, person, stack) {
  const { operation, target, headers: own, twins = 1 } = request;
  const headers = { ...own, ...person.credentials };
  // The chat service calls the API directly; everybody else comes through the gateway.
  const door = isOfServices(operation.access) ? stack.apiUrl : stack.url;
  const one = { method: operation.method, url: door + target, headers, body: bodyOf(request) };
  const answers = await Promise.all(Array.from({ length: twins }, () => send(one)));
  return { request, answers, headers };
}

/** @param {Exchange} exchange @param {Map<string, Person>} people @param {string[]} secrets @param {import('./ids.mjs').Ids} ids @returns {Finding[]} */
function findingsOf({ request, answers, headers }, people, secrets, ids) {
  const person = personOf(request, people);
  const strangers = [...people.values()].filter(
    ({ name, email }) => email !== '' && !maySeeEmail(person.name, name),
  );
  const context = {
    secrets,
    foreign: strangers.map(({ email }) => email),
    typed: person.typed,
    isForeignId(/** @type {string} */ id) {
      const owners = ids.ownersOf(id).filter((name) => !seesAll(name));
      return owners.length > 0 && !owners.some((owner) => maySeeMoney(person.name, owner));
    },
  };
  const found = answers.flatMap((answer) => {
    const finding = judge(request, answer, person, context);
    return finding ? [{ ...finding, request, answer, headers }] : [];
  });
  const twins = answers.length > 1 && request.operation.method === 'POST' && judgeTwins(answers);
  const [answer] = answers;
  return twins && answer ? [...found, { rule: 'made twice', why: twins, request, answer, headers }] : found;
}

/** Keeps the ids that an answer showed, and a password that it changed. @param {Exchange} exchange @param {import('./ids.mjs').Ids} ids @param {Map<string, Person>} people */
function learn({ request, answers }, ids, people) {
  for (const { status, text, unreadable } of answers) {
    if (status !== 200 || unreadable || !text.startsWith('{')) continue;
    const { data } = JSON.parse(text);
    ids.take(request.person, request.operation.area, data);
    const body = isObject(request.body) ? request.body : {};
    const password = body.new_password ?? body.password;
    if (typeof password !== 'string' || request.operation.area !== 'users') continue;
    const id = request.params.id ?? '0';
    const owner =
      id === '0' ? personOf(request, people) : [...people.values()].find((person) => person.id === id);
    if (owner) owner.password = password;
  }
}

/** @param {Person} person @param {Exchange[]} exchanges */
function hasLostSession({ name, email }, exchanges) {
  if (email === '') return false;
  return exchanges.some(
    ({ request, answers }) =>
      request.person === name &&
      (request.operation.path.endsWith('/auth/sign-out') || answers.some(({ status }) => status === 401)),
  );
}
