import { beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, seedDemo } from './index.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly { readonly name: string }[] } }>
  >;
}

interface Cell {
  readonly style: string | undefined;
  readonly text: string;
}

/** Columns of what people have typed, and of what is a code by its nature. */
const OF_CODES = ['Код', 'Код действия', 'Теги', 'Вендор', 'Описание', 'Браузер', 'ID', 'Id объекта'];
/** Words of Latin letters that a person reads. */
const LATIN = /\b(?:ID|Id|IP)\b/g;
const A_CODE = /^[a-z]+(?:[_:][a-z_]+)*$/;
/** How numbers look by the head of their column: kopecks, groups of three, or neither (`xlsx.ts`). */
const LOOKS: readonly (readonly [head: RegExp, style: string])[] = [
  [/₽/, '2'],
  [/^Токены|^Открыта людям|^Всего людей/, '4'],
  [/^№$|^Номер$|^Множитель$/, '0'],
];

const TIME = '1';

describe.each(anyDatabase)('the files of the demonstration on $name', (database) => {
  const api = useTestApi(database);
  let admin: TestClient;
  let director: TestClient;
  let companyId: string;
  let files: readonly { readonly path: string; readonly client: TestClient; readonly names: string[] }[];

  beforeAll(async () => {
    await seedDemo(api.db, { hasher: createArgon2Hasher(), now: new Date() });
    admin = await signedIn('admin');
    director = await signedIn('director');
    const me = (await director.get('/users/me')).read<{ user: { company_id: string } }>();
    companyId = me.user.company_id;
    const document = JSON.parse((await admin.get('/api/docs/json')).raw.toString()) as Document;
    files = Object.entries(document.paths)
      .filter(([path, { get }]) => path.endsWith('/export') && get !== undefined)
      .map(([path, { get }]) => ({
        path: path.replace(/^\/api\/v1/, '').replace('{id}', companyId),
        client: path.includes('/company') && !path.includes('/admin') ? director : admin,
        names: get?.parameters?.map(({ name }) => name) ?? [],
      }));
  }, 120_000);

  async function signedIn(name: string): Promise<TestClient> {
    const client = api.visitor();
    await client.post('/auth/sign-in', { email: `${name}@${DEMO_DOMAIN}`, password: DEMO_PASSWORD });
    return client;
  }

  /** The rows of a file by their columns' heads. */
  async function sheet(client: TestClient, path: string) {
    const answer = await client.get(`${path}?format=xlsx`);
    if (answer.status !== 200)
      return { path, failed: `${answer.status} ${answer.code}`, heads: [], rows: [] };
    const parts = unzipSync(answer.raw);
    const xml = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
    const [head = new Map<string, Cell>(), ...rows] = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
      ([, row = '']) => cellsOf(row),
    );
    const heads = [...head].map(([letter, { text }]) => [letter, text] as const);
    return { path, failed: null, heads, rows };
  }

  const cellsOf = (row: string) =>
    new Map(
      [
        ...row.matchAll(
          /<c r="([A-Z]+)\d+"(?: s="(\d)")?(?: t="\w+")?>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs,
        ),
      ].map(([, letter = '', style, number, text]): [string, Cell] => [
        letter,
        { style, text: number ?? text ?? '' },
      ]),
    );

  it('say heads and states in words, e-mails as «Почта», and give each number its look', async () => {
    expect(files.length).toBeGreaterThan(8);
    const odd: string[] = [];
    const looked = new Set<string>();
    for (const { path, client } of files) {
      const { failed, heads, rows } = await sheet(client, path);
      if (failed !== null) odd.push(`${path}: ${failed}`);
      for (const [letter, head] of heads) {
        if (/[a-z]/i.test(head.replaceAll(LATIN, '').replace('МСК', ''))) odd.push(`${path}: «${head}»`);
        const cells = rows.map((row) => row.get(letter)).filter((cell) => cell !== undefined);
        const codes =
          OF_CODES.includes(head) || (head === 'Тип' && path.startsWith('/models'))
            ? []
            : cells.filter(({ text }) => A_CODE.test(text));
        if (codes.length > 0) odd.push(`${path}: ${head} says ${codes[0]?.text}`);
        if (cells.some(({ text }) => /^[\w.+-]+@[\w.-]+$/.test(text)) && !head.startsWith('Почта'))
          odd.push(`${path}: e-mails under «${head}»`);
        // A file is read where nothing else says whose clock its times are by.
        if (cells.some(({ style }) => style === TIME) && !head.endsWith(' (МСК)'))
          odd.push(`${path}: times under «${head}»`);
        const look = LOOKS.find(([pattern]) => pattern.test(head));
        // «Номер» of a row with a letter («Т-014750») is a text.
        const numbers = cells.filter(({ text }) => /^-?\d+(?:\.\d+)?$/.test(text));
        if (look === undefined) {
          if (cells.some(({ style }) => style === '2' || style === '4'))
            odd.push(`${path}: «${head}» has a look`);
          continue;
        }
        if (numbers.some(({ style }) => style !== look[1])) odd.push(`${path}: «${head}» is not ${look[1]}`);
        if (numbers.length > 0) looked.add(look[1]);
      }
    }
    expect(odd).toEqual([]);
    expect([...looked].sort()).toEqual(['0', '2', '4']);
  });

  it('are CSV of everything where a posted call says nothing, and what its body says', async () => {
    const path = '/api/nona/admin/promo/export';
    const [silent, blank, empty, asked] = [
      await admin.post(path),
      await admin.post(path, '', { 'content-type': 'application/json' }),
      await admin.post(path, {}),
      await admin.post(path, { format: 'xlsx' }),
    ];
    for (const { status, headers } of [silent, blank, empty])
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
    expect(silent.raw.toString()).toBe(empty.raw.toString());
    expect(silent.raw.toString().split('\r\n').length).toBeGreaterThan(20);
    expect([asked.status, asked.headers['content-type']]).toEqual([200, expect.stringContaining('sheet')]);
  });

  it('are called by their period, by Moscow’s days', async () => {
    const period = { from: '2026-10-31T21:00:00Z', to: '2026-11-30T20:59:59Z' };
    const withPeriod = files.filter(({ names }) => names.includes('from') && names.includes('to'));
    expect(withPeriod.length).toBeGreaterThan(2);
    const names = await Promise.all(
      withPeriod.map(async ({ path, client }) => {
        const answer = await client.get(`${path}?${new URLSearchParams({ format: 'csv', ...period })}`);
        return [
          path,
          /filename="?[\w-]*?(\d{4}[\d_-]*)\.csv/.exec(String(answer.headers['content-disposition']))?.[1],
        ];
      }),
    );
    expect(names).toEqual(withPeriod.map(({ path }) => [path, '2026-11-01_2026-11-30']));
  });
});
