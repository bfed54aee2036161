import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs';
import { send } from './send.mjs';

export const DEVICE = 'scratch-device-0123456789abcdef';

/**
 * The body that signs somebody in.
 *
 * @param {string} url of the gateway
 * @param {{email: string, password?: string}} person
 */
export const signInRequest = (url, { email, password = DEMO_PASSWORD }) => ({
  method: 'POST',
  url: `${url}/api/v1/auth/sign-in`,
  headers: { origin: url, 'x-security-check': DEVICE, 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});

/**
 * Signs somebody in and reads their permissions.
 *
 * @param {string} url of the gateway
 * @param {{email: string, password?: string}} person
 * @returns {Promise<{id: string, permissions: string[], credentials: Record<string, string>}>} credentials are headers
 */
export async function signIn(url, person) {
  const answer = await send(signInRequest(url, person));
  if (answer.status !== 200)
    throw new Error(
      `${person.email} cannot sign in: ${answer.status} ${answer.failure ?? answer.text.slice(0, 300)}`,
    );
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const credentials = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  const me = await send({
    method: 'GET',
    url: `${url}/api/v1/users/me`,
    headers: { 'x-security-check': DEVICE, ...credentials },
  });
  const { user } = JSON.parse(me.text).data;
  return { id: user.id, permissions: user.role_info.permissions, credentials };
}

/**
 * Signs somebody in in a browser's profile.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url of the gateway
 * @param {{email: string, password?: string}} person
 */
export async function signInBrowser(context, url, person) {
  const { url: address, body: data, ...request } = signInRequest(url, person);
  const answer = await context.request.fetch(address, { ...request, data });
  if (!answer.ok()) throw new Error(`${person.email} cannot sign in: ${await answer.text()}`);
}
