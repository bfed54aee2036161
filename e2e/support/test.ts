import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD as PASSWORD } from '../../scripts/lib/demo-accounts.mjs';
import { watchModules } from './called-modules.ts';

/** Who can sign in, by what they are for. */
export const accounts = {
  admin: 'admin@demo.example',
  secondAdmin: 'admin2@demo.example',
  user: 'user@demo.example',
  groupOwner: 'owner@demo.example',
  groupMember: 'member@demo.example',
  director: 'director@demo.example',
  employee: 'employee@demo.example',
  guest: 'guest@demo.example',
  finance: 'finance@demo.example',
  // One of the many of the demonstration, without a password until account.spec.ts sets one.
  own: 'person08@demo.example',
} as const;

type Account = keyof typeof accounts;

/** How many times slower pages compute, which finds tests that hold on a fast machine alone. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export { PASSWORD };

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the global set-up has not run`);
  return value;
};

interface Fixtures {
  /** Gives a page the session that an account has in this worker. A test that ends a session starts one: {@link startSession}. */
  signIn(account: Account, page?: Page): Promise<void>;
  /** Signs in as a person does, by the form on the page that is open or by another one. */
  signInByForm(account: Account, place?: Page | Locator): Promise<void>;
  /** Signs in by the form in a tab of its own, which is closed then. */
  signInInAnotherTab(account: Account): Promise<void>;
  /** A page of another person's browser; what it reports counts as well. */
  readonly otherPage: Page;
  /** Messages of `console.error` and uncaught exceptions that the test expects. */
  readonly expectedErrors: RegExp[];
}

/** What a context knows of a session, and since when. */
interface Session {
  readonly cookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
  readonly since: number;
}

/** Before the API asks again who somebody is, 15 minutes after the last grave call (product §12.10). */
const FRESH_MS = 10 * 60_000;

const DEVICE = 'e2e'.padEnd(64, '0');

/** Headers without which the API takes no call that changes something. */
export const callHeaders = (origin: string | undefined = process.env.E2E_URL) => ({
  origin: String(origin),
  'x-security-check': DEVICE,
});

/**
 * Lets the pages of a context say that they are the device of {@link callHeaders}. By their own traits they would be another
 * one after each change of the viewport, and in each the API would ask who somebody is.
 */
async function asOneDevice(context: BrowserContext): Promise<void> {
  await context.addInitScript((device) => {
    const NAME = 'x-security-check';
    const set = XMLHttpRequest.prototype.setRequestHeader;
    XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
      set.call(this, name, name.toLowerCase() === NAME ? device : value);
    };
    const send = window.fetch;
    window.fetch = (asked, { headers, ...options } = {}) => {
      const named = new Headers(headers);
      if (named.has(NAME)) named.set(NAME, device);
      return send(asked, { ...options, ...(headers && { headers: named }) });
    };
  }, DEVICE);
}

/** Starts a session of its own for an account, by the call that the form makes. */
export async function startSession(
  request: APIRequestContext,
  account: Account,
  password: string = PASSWORD,
): Promise<void> {
  const response = await request.post(`${process.env.E2E_URL}/api/v1/auth/sign-in`, {
    headers: callHeaders(),
    data: { email: accounts[account], password },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Sends the form of a sign-in that is open, with the usual password. */
export async function submitSignIn(place: Page | Locator, email: string): Promise<void> {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await place.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Collects what the pages of a context report: a second tab and a window that a link opens as much as the first. */
function watchErrors(context: BrowserContext, expectedErrors: readonly RegExp[]): readonly string[] {
  const unexpected: string[] = [];
  // The browser itself reports every failed request; what the product does with it is the tests' business.
  const isNoise = (text: string) =>
    text.startsWith('Failed to load resource') || expectedErrors.some((pattern) => pattern.test(text));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNoise(message.text())) unexpected.push(message.text());
  });
  // A window that has closed again needs none.
  if (SLOWDOWN > 1) context.on('page', (page) => void slowProcessor(page).catch(() => undefined));
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    if (!isNoise(message)) unexpected.push(`${message}\n${stack ?? ''}`);
  });
  return unexpected;
}

export const test = base.extend<Fixtures, { sessions: Map<Account, Session> }>({
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  baseURL: async ({}, use) => use(required('E2E_URL')),

  expectedErrors: async ({}, use) => use([]),

  context: async ({ context, expectedErrors }, use, { file }) => {
    const unexpected = watchErrors(context, expectedErrors);
    const unnamedModules = watchModules(context, file);
    await asOneDevice(context);
    await use(context);
    // What a page asks when it is idle may still be on its way through a route of the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'console errors').toEqual([]);
    expect(unnamedModules(), 'what used-modules.mjs does not name for this folder').toEqual([]);
  },

  otherPage: async ({ browser, baseURL, contextOptions, expectedErrors }, use, { file }) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL !== undefined && { baseURL }),
    });
    const unexpected = watchErrors(context, expectedErrors);
    const unnamedModules = watchModules(context, file);
    await asOneDevice(context);
    await use(await context.newPage());
    expect(unexpected, 'console errors of the other browser').toEqual([]);
    expect(unnamedModules(), 'what used-modules.mjs does not name for this folder').toEqual([]);
    await context.close();
  },

  signIn: async ({ page: ownPage, playwright, sessions }, use) => {
    const used = new Set<Account>();
    await use(async (account, page = ownPage) => {
      used.add(account);
      let session = sessions.get(account);
      if (session === undefined || Date.now() - session.since > FRESH_MS) {
        // Not from the page: a sign-in ends the session that its cookie names.
        const request = await playwright.request.newContext();
        await startSession(request, account);
        session = { cookies: (await request.storageState()).cookies, since: Date.now() };
        await request.dispose();
        sessions.set(account, session);
      }
      await page.context().addCookies(session.cookies);
    });
    for (const account of used) {
      const storageState = { cookies: sessions.get(account)?.cookies ?? [], origins: [] };
      const request = await playwright.request.newContext({ storageState });
      const me = await request.get(`${process.env.E2E_URL}/api/v1/users/me`);
      await request.dispose();
      expect(me.status(), `the session of ${account}, which other tests go on with: startSession`).not.toBe(
        401,
      );
    }
  },

  signInByForm: async ({ page }, use) => {
    await use((account, place = page) => submitSignIn(place, accounts[account]));
  },

  signInInAnotherTab: async ({ context, signInByForm }, use) => {
    await use(async (account) => {
      const other = await context.newPage();
      await other.goto('/login');
      await signInByForm(account, other);
      await expect(other).toHaveURL('/');
      // The browser draws a tab behind another one once a second.
      await other.close();
    });
  },
});

export { expect };
