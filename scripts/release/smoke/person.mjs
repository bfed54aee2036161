import { openPage } from './open-page.mjs';

/**
 * @typedef {import('@playwright/test').APIResponse} APIResponse
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {{email: string, password: string}} Account
 *
 * @typedef {object} Surroundings
 * @property {string} origin of the live cabinet
 * @property {import('../../../federation/src/contract/index.mjs').RegistryRemote} entry
 * @property {import('./host-pages.mjs').DrawPage} [drawPage] draws the documents, in the place of the live gateway
 *
 * @typedef {object} Person
 * @property {string} name
 * @property {string | null} companyId
 * @property {Set<string>} rights their permissions, and `session` unless they are a guest
 * @property {() => Promise<import('./open-page.mjs').WatchedPage>} page their only one
 * @property {(call: string) => Promise<{status: number, body: unknown}>} ask calls a GET address below `/api/v1/`
 * @property {() => Promise<string | undefined>} leave signs out; says so when that fails
 */

/** Always the same device, so that its owner gets one letter about a new one. */
const DEVICE = 'release-smoke'.padEnd(64, '0');

const LOOKS = /** @type {const} */ ({
  viewport: { width: 1440, height: 900 },
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
  reducedMotion: 'reduce',
});

/** What the page says of itself to the API. @param {string} origin */
const headersOf = (origin) => ({ origin, 'x-security-check': DEVICE });

/** @param {BrowserContext} context @param {string} origin @param {Account} account */
async function signIn({ request }, origin, account) {
  const headers = headersOf(origin);
  const address = `${origin}/api/v1/auth/sign-in`;
  // A redirect could take the password elsewhere.
  const answer = await request.post(address, { headers, data: account, maxRedirects: 0 });
  return answer.ok() ? request.get(`${origin}/api/v1/users/me`, { headers }) : answer;
}

/** @param {APIResponse} answer */
async function readRights(answer) {
  /** @type {{data: {user: {is_guest: boolean, company_id: string | null, role_info: {permissions: string[]}}}}} */
  const { data } = await answer.json();
  const { is_guest: isGuest, company_id: companyId, role_info: role } = data.user;
  return { companyId, rights: new Set(isGuest ? [] : ['session', ...role.permissions]) };
}

/** @param {BrowserContext} context @param {Surroundings} surroundings @returns {Pick<Person, 'page' | 'ask'>} */
function deedsIn(context, surroundings) {
  const { origin } = surroundings;
  /** @type {ReturnType<typeof openPage> | undefined} */
  let page;
  return {
    page() {
      page ??= openPage(context, surroundings);
      return page;
    },
    async ask(call) {
      const answer = await context.request.get(`${origin}/api/v1/${call}`, { headers: headersOf(origin) });
      return { status: answer.status(), body: answer.ok() ? await answer.json() : undefined };
    },
  };
}

/**
 * A browser of its own for somebody without a session.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Surroundings} surroundings
 * @returns {Promise<Person>}
 */
export async function openVisitor(browser, surroundings) {
  const context = await browser.newContext(LOOKS);
  const leave = () => context.close().then(() => undefined);
  return { name: 'a visitor', companyId: null, rights: new Set(), leave, ...deedsIn(context, surroundings) };
}

/**
 * A browser of its own for somebody who signs in.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Surroundings} surroundings
 * @param {Account} account
 * @returns {Promise<Person | {problem: string}>} `problem`: why they cannot sign in
 */
export async function openPerson(browser, surroundings, account) {
  const { origin } = surroundings;
  const context = await browser.newContext(LOOKS);
  const answer = await signIn(context, origin, account).catch(() => null);
  if (!answer?.ok()) {
    await context.close();
    return {
      problem: `${account.email} cannot sign in (${answer?.status() ?? 'no answer'}): check the e-mail and the password in RELEASE_ACCOUNTS.`,
    };
  }
  return {
    name: account.email,
    ...(await readRights(answer)),
    ...deedsIn(context, surroundings),
    async leave() {
      const headers = headersOf(origin);
      const left = await context.request
        .post(`${origin}/api/v1/auth/sign-out`, { headers })
        .catch(() => null);
      await context.close();
      return left?.ok()
        ? undefined
        : `${account.email} is still signed in (${left?.status() ?? 'no answer'}): end that session in the account's list of devices.`;
    },
  };
}
