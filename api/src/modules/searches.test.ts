import { foldText, searchWords } from '@cabinet/kernel/core/search';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';
import { openRequest } from '#test/test-payments.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import { statementFile } from './admin/bank-statements/testing/build-statement.ts';
import { upload } from './admin/bank-statements/testing/upload.ts';

/** Everything that has a name is called so: «ё» and «й» of one sign here, of two in what is stored. */
const STORED = 'Фе\u0308дор Ёжик-Чайкин';
const BY_WORDS = ['федор', 'ФЁДОР', 'чайк фёд', 'чаи\u0306кин', '«ежик», фе'];
const NOT_BY = ['едор', 'ёжик петров', '—'];

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly { readonly name: string }[] } }>
  >;
}

/** The second address of a list whose first one is taken. */
const SAME: Readonly<Record<string, true>> = { '/admin/payers/fund-proposals': true };

/** What a list is searched for beside the words of that name; null where it holds no words of people. */
interface Sample {
  readonly words: readonly string[] | null;
  readonly others: readonly string[];
}

describe.each(anyDatabase)('every list with a search, on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let person: SignedIn;
  let companyId: string;
  let samples: Readonly<Record<string, Sample>>;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    companyId = await createCompany(api, STORED);
    person = await api.signedIn({
      displayName: STORED,
      email: 'fyodor@search.example',
      companyId,
      permissions: ['company_user:manage', 'company:transactions', 'company:view_payment_requests'],
    });
    const payerId = await payerOf(api, 'user_id', person.userId);
    await topUp(api.db, { payerId, amount: '1234.5', by: 'bank', userId: person.userId });
    const [line] = await rowsOf('/transactions?limit=1');
    const { request } = await openRequest(person, { amount: '14.72', payer_id: payerId });
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('search-1', ${STORED}, 'x', 'text', 1, 1)`.execute(api.db);
    await sql`insert into roles (id, name) values (gen_random_uuid(), ${STORED})`.execute(api.db);
    await sql`insert into audit_log (action, entity_type, entity_id)
      values ('user.update', 'user', ${person.userId})`.execute(api.db);
    await admin.post('/rate-corrections', {
      scope: { type: 'all' },
      target: { payer_id: payerId },
      multiplier: '0.95',
      reason: STORED.normalize('NFC'),
    });
    const funds = { payer_id: payerId, amount: '150000.25', reason: 'Ошибка банка' };
    await admin.post('/admin/payers/add-funds', funds, {
      'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001',
    });
    await upload(admin, statementFile({ payments: [{ number: '1', amount: '100.00' }] }), { name: STORED });
    await sql`insert into promo_blocks (kind, value, reason) values ('ip', '203.0.113.77', ${STORED})`.execute(
      api.db,
    );
    await addPromoRequests(api.db, [
      { email: 'fyodor@promo.example', ip: '203.0.113.78', fingerprint: fingerprintOf('f') },
    ]);
    const notice = await noticeOf(request.id);
    samples = {
      '/admin/users': { words: BY_WORDS, others: ['fyodor@search', person.userId] },
      '/admin/payers': { words: BY_WORDS, others: ['fyodor@search.example', payerId] },
      '/admin/companies': { words: BY_WORDS, others: ['7736', companyId] },
      '/company/{id}/users': { words: BY_WORDS, others: ['fyodor@search'] },
      '/transactions': {
        words: BY_WORDS,
        others: ['1 234,50', '−1234.5', `№ ${line?.number.slice(2)}`],
      },
      '/payment/requests': {
        words: BY_WORDS,
        others: ['14,72', request.number, request.number.toLowerCase(), 'fyodor@s'],
      },
      '/models/catalogue': { words: BY_WORDS, others: ['SEARCH-1'] },
      '/roles': { words: BY_WORDS, others: [] },
      '/rate-corrections': { words: BY_WORDS, others: ['№ 1', '1'] },
      '/admin/proposals': { words: BY_WORDS, others: ['п-1', 'П-000001', '150 000,25'] },
      '/admin/bank-statements': { words: BY_WORDS, others: [] },
      '/admin/audit': { words: BY_WORDS, others: ['№ 1'] },
      '/payment/notices': { words: null, others: [notice, '14,72', request.number] },
      '/api/nona/admin/promo/requests': { words: null, others: ['FYODOR@promo', '203.0.113.78'] },
      '/api/nona/admin/promo/blocks': { words: BY_WORDS, others: ['203.0.113.7'] },
    };
  });

  async function rowsOf(path: string): Promise<{ number: string }[]> {
    return (await admin.get(path)).read<{ items: { number: string }[] }>().items;
  }

  async function noticeOf(requestId: string): Promise<string> {
    await sql`insert into payment_notices (id, request_id, command, http_method, raw, operation_id)
      values (gen_random_uuid(), ${requestId}, 'pay', 'POST', '{}', 'op-77001')`.execute(api.db);
    return 'op-77';
  }

  /** Lists by the API's document: pages and a search. One declaration has several addresses, of which one is taken. */
  async function declared(): Promise<string[]> {
    const document = JSON.parse((await admin.get('/api/docs/json')).raw.toString()) as Document;
    const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
      const names = get?.parameters?.map(({ name }) => name) ?? [];
      return names.includes('q') && names.includes('page') ? [path.replace(/^\/api\/v1/, '')] : [];
    });
    return lists.filter((path) => !lists.includes(path.slice(0, path.lastIndexOf('/'))) && !(path in SAME));
  }

  const total = async (path: string, q: string) => {
    const client = path.startsWith('/company/') ? person : admin;
    const answer = await client.get(`${path.replace('{id}', companyId)}?q=${encodeURIComponent(q)}`);
    return answer.status === 200
      ? answer.read<{ total: number }>().total
      : `${answer.status} ${answer.message}`;
  };

  it('has a sample here', async () => {
    expect((await declared()).sort()).toEqual(Object.keys(samples).sort());
  });

  it('finds by the beginnings of words in any order, whatever the case, «ё» and «й»', async () => {
    for (const [path, { words }] of Object.entries(samples))
      for (const q of words ?? [])
        expect([path, q, await total(path, q)]).toEqual([path, q, expect.any(Number)]);
    for (const [path, { words }] of Object.entries(samples))
      for (const q of words ?? [])
        expect([path, q, Number(await total(path, q)) > 0]).toEqual([path, q, true]);
    for (const [path, { words }] of Object.entries(samples))
      for (const q of words === null ? [] : NOT_BY)
        expect([path, q, await total(path, q)]).toEqual([path, q, 0]);
  });

  it('finds numbers, sums and what else it says', async () => {
    for (const [path, { others }] of Object.entries(samples))
      for (const q of others) expect([path, q, Number(await total(path, q)) > 0]).toEqual([path, q, true]);
  });

  it('finds a sum as it is shown, whichever way the money went, and more decimals only what has them', async () => {
    const payerId = await payerOf(api, 'user_id', person.userId);
    await charge(api.db, { payerId, amount: '7.12345', userId: person.userId });
    for (const [q, n] of [
      ['7,12', 1],
      ['-7,12', 1],
      ['7.12345', 1],
      ['7,1234', 0],
      ['7,13', 0],
      ['1 234,5', 1],
      ['1234,50001', 0],
    ] as const)
      expect([q, await total('/transactions', q)]).toEqual([q, n]);
  });

  it.each([
    'ёЁ йЙ е\u0308 и\u0306',
    'Straße ẞ İstanbul ı ﬁ ΑΣ Σας',
    'ООО «Рога и копыта» № 12',
    "O'Brien-Smith, Жан‑Поль — мл.",
    'olga.p@mail.example +7 (912) 345-67-89',
    'ＷＩＤＥ １２ ｶﾞ Å ①',
    'со\u00adюз\u200b ни\u2060что \ufeff',
    '😀 Смайл 👩\u200d👩\u200d👧 ❤️',
    'a\u00a0b\u2003c\u3000d\te\nf',
    '1 234,50 ₽ · 14,72 × 2 ÷ ¾ ² ª',
    'محمّد علی\u200cزاده 张伟 홍길동',
    `${'Очень'.repeat(20)} ${'😀'.repeat(70)}`,
  ])('folds and cuts «%s» in SQL as the browser does', async (text) => {
    const { rows } = await sql<{ folded: string; words: string[] }>`
      select search_text(${text}) as folded, search_words_of(${text}) as words`.execute(api.db);
    expect(rows[0]?.folded).toBe(foldText(text));
    expect([...(rows[0]?.words ?? [])].sort()).toEqual(searchWords(text).sort());
  });
});
