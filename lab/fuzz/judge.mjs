import { findLeak } from './leaks.mjs';
import { bodyOf } from './make-request.mjs';
import { isOfServices } from './operations.mjs';
import { isObject, misfit } from './schema-fit.mjs';

/**
 * @typedef {import('./make-request.mjs').FuzzRequest} FuzzRequest
 * @typedef {import('../lib/send.mjs').Answer} Answer
 * @typedef {import('./people.mjs').Person} Person
 *
 * @typedef {object} Context
 * @property {readonly string[]} secrets
 * @property {readonly string[]} foreign what of other people's this person may not see
 * @property {ReadonlySet<string>} typed e-mails that this person has sent, which invitations tell again
 * @property {(id: string) => boolean} isForeignId whether an id has been shown only to people whom this one may not look at
 */

/** Too slow, too big, of an unknown kind: said in an envelope before any operation is known. */
const OF_THE_SERVER = [408, 413, 414, 415, 431];

/** Did not match the operation: an id without a letter makes another address, an endless one makes none. */
const isElsewhere = (/** @type {Record<string, string>} */ params) =>
  Object.values(params).some((id) => id.length > 100 || /^\.{0,2}$/.test(id));

const isSuccess = (/** @type {number} */ status) => status >= 200 && status < 400;

/**
 * What is wrong with an answer; nothing for most.
 *
 * @param {FuzzRequest} request
 * @param {Answer} answer
 * @param {Person} person
 * @param {Context} context
 * @returns {{rule: string, why: string} | undefined}
 */
export function judge(request, answer, person, context) {
  const finding = (/** @type {string} */ rule, /** @type {string | undefined | false} */ why) =>
    why ? { rule, why } : undefined;
  const envelope = readEnvelope(answer);
  return (
    finding('hang', answer.failure?.startsWith('no answer') && answer.failure) ??
    finding('cut', answer.failure) ??
    finding('fault', isFault(answer, envelope) && `status ${answer.status}`) ??
    finding('unreadable', answer.unreadable) ??
    finding('leak', leakOf(request, answer, context)) ??
    finding('wrong success', isSuccess(answer.status) && whyNoSuccess(request, answer, person, context)) ??
    finding('undeclared', undeclared(request, answer, envelope)) ??
    finding('misfit', misfitOf(request, answer, envelope))
  );
}

/** A dependency that is busy says so, and when to come again. @param {Answer} answer @param {Envelope} envelope */
function isFault({ status, headers }, envelope) {
  const isBusy = status === 503 && envelope?.code === 'SYS.002' && headers['retry-after'] !== undefined;
  return status >= 500 && !isBusy;
}

/** @typedef {{code: string | undefined, json: unknown} | undefined} Envelope */

/** @param {Answer} answer @returns {Envelope} */
function readEnvelope({ headers, text }) {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined;
  try {
    const json = JSON.parse(text);
    const code = isObject(json) && isObject(json.details) ? json.details.code : undefined;
    return { json, code: typeof code === 'string' ? code : undefined };
  } catch {
    return { json: undefined, code: undefined };
  }
}

/** @param {FuzzRequest} request @param {Answer} answer @param {Context} context */
function leakOf(request, { text, headers }, { secrets, foreign, typed }) {
  const { path } = request.operation;
  // The demonstration's mail box shows everybody's letters on purpose.
  const isMailbox = path.startsWith('/api/demo/');
  const isOfInvitations = /\/invit/.test(path);
  return findLeak({
    answer: `${JSON.stringify(headers)}\n${text}`,
    sent: `${decode(request.target)}\n${bodyOf(request) ?? ''}`,
    secrets,
    foreign: isMailbox ? [] : foreign.filter((email) => !isOfInvitations || !typed.has(email)),
  });
}

/** @param {string} target */
function decode(target) {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/**
 * Why this request may not succeed: who sends it, from where, or what it carries.
 *
 * @param {FuzzRequest} request @param {Answer} answer @param {Person} person @param {Context} context
 * @returns {string | undefined}
 */
function whyNoSuccess({ operation, mustFail, text, body, params }, answer, person, { isForeignId }) {
  const { access } = operation;
  const isSignedIn = 'cookie' in person.credentials;
  if (access === 'session' && !isSignedIn) return 'it needs a session';
  if (isOfServices(access) && !('authorization' in person.credentials))
    return 'it needs the token of a service';
  if (typeof access === 'object' && 'permission' in access && !person.permissions.includes(access.permission))
    return `it needs ${access.permission}`;
  if (operation.path.includes('/callback/'))
    return /SUCCESS|MNT_SIGNATURE/.test(answer.text) ? 'its signature is wrong' : undefined;
  if (mustFail !== undefined) return mustFail;
  const reason = text === undefined && operation.body && misfit(operation.body, body ?? {});
  if (reason) return `its body does not fit: ${reason}`;
  // Pictures of people and the demonstration's mail box are everybody's.
  if (/\/avatar$|^\/api\/demo\//.test(operation.path)) return undefined;
  // What names a person is theirs, even if only the head of their company has seen it so far.
  const id = namedIn(answer) !== person.id && Object.values(params).find(isForeignId);
  return id ? `${id} is somebody else's` : undefined;
}

/** @param {Answer} answer @returns {unknown} the id of the person whose thing the answer says it is */
function namedIn(answer) {
  const json = readEnvelope(answer)?.json;
  const data = isObject(json) ? json.data : undefined;
  return isObject(data) && isObject(data.user) ? data.user.id : undefined;
}

/** @param {FuzzRequest} request @param {Answer} answer @param {Envelope} envelope */
function undeclared({ operation, params }, { status }, envelope) {
  const declared = operation.answers[String(status)];
  if (isElsewhere(params) && status < 500) return undefined;
  if (OF_THE_SERVER.includes(status) && (envelope?.code || operation.path.includes('/callback/')))
    return undefined;
  if (!declared) return `status ${status} ${envelope?.code ?? ''}`;
  const isListed =
    envelope?.code === undefined || declared.codes.length === 0 || declared.codes.includes(envelope.code);
  return isListed ? undefined : `${envelope?.code} with ${status}`;
}

/** @param {FuzzRequest} request @param {Answer} answer @param {Envelope} envelope */
function misfitOf({ operation, kind, params }, { status, text }, envelope) {
  const declared = operation.answers[String(status)];
  // What is declared as text is a file, or the word that the payment provider reads.
  if (kind === 'big body' || isElsewhere(params) || declared?.json?.type !== 'object') return undefined;
  if (!envelope) return `no JSON: ${text.slice(0, 80)}`;
  return misfit(declared.json, envelope.json);
}

/**
 * What requests of one Idempotency-Key may not bring: two things made.
 *
 * @param {readonly Answer[]} answers
 * @returns {string | undefined}
 */
export function judgeTwins(answers) {
  const made = answers
    .filter(({ status }) => isSuccess(status))
    .map((answer) => readEnvelope(answer)?.json)
    .map((json) => (isObject(json) && isObject(json.data) ? json.data.id : undefined))
    .filter((id) => typeof id === 'string');
  return new Set(made).size > 1 ? `one key made ${[...new Set(made)].join(' and ')}` : undefined;
}
