import { DEVICE, signInBrowser } from '../lib/sign-in.mjs';

/**
 * @typedef {object} Person a browser profile in which somebody has signed in
 * @property {string} email
 * @property {import('@playwright/test').BrowserContext} context
 * @property {string} name
 * @property {string | undefined} company its name
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} account local part of a demo account
 * @returns {Promise<Person>}
 */
export async function openPerson(browser, url, account) {
  const email = `${account}@demo.example`;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('cabinet_cookies_acknowledged', String(Date.now())));
  await signInBrowser(context, url, { email });
  const me = await context.request.get('/api/v1/users/me', { headers: { 'x-security-check': DEVICE } });
  const { user } = (await me.json()).data;
  return { email, context, name: user.display_name, company: user.company?.name };
}
