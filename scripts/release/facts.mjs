import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { SITE } from '../lib/build.mjs';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../lib/demo-accounts.mjs';
import { ROOT } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';

/** @param {string[]} args @returns {string} What git says; empty where there is none. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Who does it, for the history. */
export const author = () => process.env.RELEASE_BY || git('config', 'user.email') || userInfo().username;

/** The commit that is released, for the history. */
export function commit() {
  const subject = git('log', '-1', '--format=%h %s');
  const isChanged = git('status', '--porcelain') !== '';
  return subject === '' ? 'a release' : `${subject}${isChanged ? ' (with uncommitted changes)' : ''}`;
}

/** Address of the store. */
export const storeAddress = () => process.env.RELEASE_STORE || SITE;

/** @param {string | undefined} url Of the command line. */
export const liveUrl = (url) =>
  (url ?? (process.env.CABINET_URL || 'http://localhost:3000')).replace(/\/$/, '');

/** @typedef {{email: string, password: string}} Account */

/** @param {string} text `e-mail:password,…` @returns {Account[]} */
function parseAccounts(text) {
  return text.split(',').map((pair) => {
    const at = pair.indexOf(':');
    if (at < 1)
      throw new UserError('RELEASE_ACCOUNTS is not a list of e-mail:password, separated by commas.');
    return { email: pair.slice(0, at).trim(), password: pair.slice(at + 1) };
  });
}

/**
 * Who signs in for the smoke check: those of RELEASE_ACCOUNTS, or the accounts of a demonstration.
 *
 * @param {string} url Address of the live cabinet.
 * @returns {Promise<Account[]>}
 * @throws {UserError} When the cabinet does not answer, or nobody is named.
 */
export async function smokeAccounts(url) {
  const mail = await fetch(`${url}/api/demo/mail`, { redirect: 'manual' }).catch(() => null);
  if (mail === null)
    throw new UserError(
      `The smoke check opens the live cabinet, and ${url} does not answer. Name it by --url or CABINET_URL, or leave the check out with --no-smoke; the history will tell.`,
    );
  if (process.env.RELEASE_ACCOUNTS) return parseAccounts(process.env.RELEASE_ACCOUNTS);
  if (mail.ok) return DEMO_ACCOUNTS.map(([email = '']) => ({ email, password: DEMO_PASSWORD }));
  throw new UserError(
    'Nobody is named who signs in for the smoke check: set RELEASE_ACCOUNTS to e-mail:password,… of people who together may open every screen of the remote.',
  );
}
