import { PERMISSIONS } from '@cabinet/access/permissions';
import { describe, expect, it } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { SERVICE_TOKEN, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';

const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE', 'POST'] as const;
const JSON_TYPE = 'application/json';
const WELL_FORMED = [JSON_TYPE, '{}'] as const;
const BODIES = [
  WELL_FORMED,
  [JSON_TYPE, '{"half":'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, JSON.stringify({ long: 'x'.repeat(300 * 1024) })],
  ['text/plain', 'words'],
] as const;
const NO_BODY = [[undefined, undefined]] as const;

interface Caller {
  readonly client: TestClient;
  readonly headers?: Record<string, string | undefined>;
  /** A caller whom no gate stops. */
  readonly isLetIn?: true;
}

describe.each(anyDatabase)('the OpenAPI document over $name', (database) => {
  const api = useTestApi(database, {
    env: { ...WITH_CHAT_SERVICE.env, RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '10000' },
  });

  /** A caller whom each gate stops, and one whom none stops. */
  async function callers(): Promise<Caller[]> {
    const [unknown, gone] = [api.visitor(), await api.signedIn()];
    unknown.cookies.set('cabinet_session', 'x'.repeat(43));
    await api.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.userId).execute();
    const holder = await api.signedIn({ permissions: [...PERMISSIONS] });
    return [
      { client: api.visitor() },
      { client: unknown },
      { client: gone },
      { client: await api.signedIn({ permissions: [] }) },
      { client: holder, headers: { origin: 'https://evil.example' } },
      { client: holder, headers: { 'x-security-check': undefined } },
      { client: holder, headers: { authorization: `Bearer ${SERVICE_TOKEN}` }, isLetIn: true },
    ];
  }

  it('declares for each route whatever its gates answer, and what a malformed request gets', async () => {
    const isSignOut = ({ url }: RouteOptions) => url.endsWith('/auth/sign-out');
    const documented = watchedOf(api.app).routes.filter(({ url }) => isDocumented(url));
    // After the sign-out nobody is a holder any more.
    const routes = [...documented.filter((route) => !isSignOut(route)), ...documented.filter(isSignOut)];
    expect(routes.length).toBeGreaterThan(45);
    const everybody = await callers();
    for (const method of METHODS) {
      for (const { url, schema } of routes.filter((route) => route.method === method)) {
        const fields = Object.keys(Object(Object(schema?.querystring).properties));
        const addresses = [
          `${url}?${fields.map((name) => `${name}=%00`).join('&')}`,
          url.replaceAll(/:\w+/g, '%00'),
        ];
        for (const { client, headers, isLetIn } of everybody)
          for (const address of addresses)
            for (const [type, body] of method === 'GET' ? NO_BODY : isLetIn ? BODIES : [WELL_FORMED])
              await client.send(method, address, body, { ...headers, 'content-type': type });
      }
    }
    expect([...watchedOf(api.app).undeclared]).toEqual([]);
  });
});
