import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PERMISSIONS } from '@cabinet/access/permissions';
import { describe, expect, it } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { found } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';
import { permissionOf, scopeOf } from './gates/access-kinds.ts';

const FILE = path.join(import.meta.dirname, '../../../docs/calls-by-people.md');
const NOBODY = '00000000-0000-7000-8000-0000000000ff';
const METHODS = { GET: 0, POST: 1, PUT: 2, PATCH: 3, DELETE: 4 } as const;
type Method = keyof typeof METHODS;

interface Call {
  readonly method: Method;
  readonly url: string;
  readonly access: RouteOptions['config'];
}

const isMethod = (method: string): method is Method => method in METHODS;

/** Every call of the API's document, each once, by address. */
function documentedCalls({ app }: TestApi): Call[] {
  const calls = watchedOf(app).routes.flatMap(({ method, url, config }): Call[] =>
    typeof method === 'string' && isMethod(method) && isDocumented(url) && url.startsWith('/api/')
      ? [{ method, url, access: config }]
      : [],
  );
  const unique = new Map(calls.map((call) => [`${call.url} ${call.method}`, call]));
  return [...unique.values()].sort(
    (one, other) => one.url.localeCompare(other.url) || METHODS[one.method] - METHODS[other.method],
  );
}

/** The ids belong to nobody and the body breaks off, so behind the gates a call finds nothing and does nothing. */
async function knock(client: TestClient, { method, url }: Call): Promise<string> {
  const address = url.replaceAll(/:\w+/g, NOBODY);
  const { code } =
    method === 'GET'
      ? await client.send(method, address)
      : await client.send(method, address, '{"half":', { 'content-type': 'application/json' });
  if (code === 'AUTH.001' || code === 'AUTH.002') return 'sign in';
  return code === 'AUTH.003' || code === 'AUTH.007' ? 'no' : 'yes';
}

/** What the declaration of a route promises to a person. */
function promised(access: RouteOptions['config'], held: readonly string[] | null): string {
  const gate = access?.access;
  if (gate === 'public' || gate === 'optional') return 'yes';
  if (held === null || scopeOf(gate) !== undefined) return 'sign in';
  return gate === 'session' || gate === undefined || held.includes(String(permissionOf(gate))) ? 'yes' : 'no';
}

const told = ({ access }: Call) => {
  const gate = access?.access;
  const [permission, scope] = [permissionOf(gate), scopeOf(gate)];
  if (permission !== undefined) return `\`${permission}\``;
  if (scope !== undefined) return `a service with \`${scope}\``;
  const openers = access?.openedBy?.map((permission) => `\`${permission}\``) ?? [];
  return openers.length > 0 ? `session, opened by ${openers.join(', ')}` : String(gate);
};

/** Whether a call asks for a proof of who somebody is, or what in its body makes it do so (product §12.10). */
const asksAgain = ({ access }: Call) => {
  const { confirms } = access ?? {};
  return typeof confirms === 'object' ? `with ${confirms.join(', ')}` : confirms ? '✓' : '';
};

describe.each(anyDatabase)('the calls of the API over $name', (database) => {
  const api = useTestApi(database, {
    env: { ...WITH_CHAT_SERVICE.env, RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '10000' },
  });

  /** The people of the demonstration, and a visitor who has not signed in. */
  async function ninePeople(): Promise<Record<string, TestClient>> {
    const group = await groupOfTwo(api);
    const company = await found(api);
    return {
      visitor: api.visitor(),
      guest: await api.signedIn({ role: 'guest' }),
      user: await api.signedIn(),
      owner: group.owner,
      member: group.member,
      director: company.owner,
      employee: await api.signedIn({ permissions: [], companyId: company.id }),
      finance: await api.signedIn({ permissions: ['payment_request:manage', 'rate_correction:manage'] }),
      admin: await api.signedIn({ permissions: [...PERMISSIONS] }),
    };
  }

  it('let in whom they say, each of nine people (UPDATE_DOCS=1 writes the table)', async () => {
    const people = await ninePeople();
    const held = new Map<string, readonly string[] | null>();
    for (const [name, client] of Object.entries(people)) {
      const me = await client.get('/users/me');
      const user = me.read<{ user?: { role_info: { permissions: string[] } } } | null>()?.user;
      held.set(name, name === 'visitor' ? null : (user?.role_info.permissions ?? []));
    }
    const calls = documentedCalls(api);
    expect(calls.length).toBeGreaterThan(180);
    const wrong: string[] = [];
    const lines: string[] = [];
    for (const call of calls) {
      const cells: string[] = [];
      for (const [name, client] of Object.entries(people)) {
        const answer = await knock(client, call);
        // A call may still refuse somebody with a session by what it finds. That is for its module to say.
        const isOwn = call.access?.access === 'session' && answer === 'no';
        if (answer !== promised(call.access, held.get(name) ?? null) && !isOwn)
          wrong.push(`${call.method} ${call.url} answers «${answer}» to ${name}`);
        cells.push({ yes: '✓', no: '✗', 'sign in': '·' }[answer] ?? answer);
      }
      lines.push(
        `| ${call.method} | \`${call.url.replace('/api/', '')}\` | ${told(call)} | ${asksAgain(call)} | ${cells.join(' | ')} |`,
      );
    }
    expect(wrong).toEqual([]);
    const table = [
      `| | call, below \`/api/\` | opened by | asks again | ${Object.keys(people).join(' | ')} |`,
      `|---|---|---|---|${':-:|'.repeat(Object.keys(people).length)}`,
      ...lines,
    ].join('\n');
    const text = readFileSync(FILE, 'utf8');
    const next = `${text.slice(0, text.indexOf('<!-- calls -->'))}<!-- calls -->\n${table}\n`;
    if (process.env.UPDATE_DOCS === '1') writeFileSync(FILE, next);
    expect(readFileSync(FILE, 'utf8')).toBe(next);
  });
});
