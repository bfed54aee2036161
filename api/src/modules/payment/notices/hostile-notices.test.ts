import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  balanceOf,
  CALLBACK,
  endTime,
  moveRequest,
  nextOperation,
  noticeOf,
  openRequest,
  personWithRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { expireRequests } from '../pay/expire-requests.ts';
import type { NOTICE_DECISIONS } from './judge-notice.ts';
import { accountOf } from './receive-notice.ts';

interface NoticeItem {
  readonly command: string;
  readonly http_method: string;
  readonly raw: string;
  readonly decision: string | null;
  readonly reason: string | null;
  readonly answer: string | null;
  readonly request: { readonly id: string; readonly number: string } | null;
}
interface Notices {
  readonly items: readonly NoticeItem[];
  readonly total: number;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(anyDatabase)('hostile and late notices on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  beforeAll(async () => {
    finance = await api.signedIn({ permissions: ['payment_request:manage'] });
  });

  const notices = async (query: string) => (await finance.get(`/payment/notices?${query}`)).read<Notices>();

  it('takes a signature in either case of its letters, and in no other shape', async () => {
    const client = await api.signedIn();
    const [upper, mixed] = [
      noticeOf(api, await openRequest(client)),
      noticeOf(api, await openRequest(client)),
    ];
    const signature = upper.MNT_SIGNATURE ?? '';
    for (const bad of [
      `${signature} `,
      signature.slice(0, -1),
      `${signature}0`,
      signature.replace(/.$/, 'g'),
    ])
      expect((await sendNotice(api.app, { ...upper, MNT_SIGNATURE: bad })).body).toBe('FAIL');
    expect((await sendNotice(api.app, { ...upper, MNT_SIGNATURE: signature.toUpperCase() })).body).toBe(
      'SUCCESS',
    );
    expect((await sendNotice(api.app, mixed)).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(1000);
  });

  it.each([
    '500',
    '500.0',
    '500.000',
    '5e2',
    '+500.00',
    ' 500.00',
    '500,00',
    '-500.00',
    '500.00\u0000',
    '٥٠٠.00',
  ])('credits nothing for the amount %j, though it is signed', async (amount) => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment, { MNT_AMOUNT: amount });
    expect((await sendNotice(api.app, notice)).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(0);
    const { items } = await notices(`request_id=${payment.id}`);
    // The database cannot hold this sign, so another one is stored and the signature no longer fits.
    expect(items[0]?.decision).toBe(amount.includes('\u0000') ? 'bad_signature' : 'wrong_amount');
  });

  it('takes a notice without a test mark for a real payment: refused on a test account', async () => {
    const { client, ...payment } = await personWithRequest(api);
    expect((await sendNotice(api.app, noticeOf(api, payment, { MNT_TEST_MODE: undefined }))).body).toBe(
      'FAIL',
    );
    expect((await notices(`request_id=${payment.id}`)).items[0]?.decision).toBe('wrong_test_mode');
    expect(await balanceOf(client)).toBe(0);
  });

  it('reads the body of a POST alone, and refuses a field twice even with one value', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = String(new URLSearchParams(noticeOf(api, payment)));
    const twice = await api.app.inject({ method: 'GET', url: `${CALLBACK}?${notice}&MNT_AMOUNT=500.00` });
    expect(twice.payload).toBe('FAIL');
    const foreign = await openRequest(client);
    const mixed = await api.app.inject({
      method: 'POST',
      url: `${CALLBACK}?MNT_TRANSACTION_ID=${foreign.id}&MNT_AMOUNT=1.00`,
      payload: notice,
      headers: FORM,
    });
    expect(mixed.payload).toBe('SUCCESS');
    expect((await client.get(`/payment/requests/${foreign.id}`)).data).toMatchObject({ status: 'pending' });
    expect(await balanceOf(client)).toBe(500);
  });

  it.each([
    ['a body beyond every measure', { payload: `MNT_ID=${'x'.repeat(400_000)}`, headers: FORM }],
    ['JSON', { payload: '{"MNT_ID":"1"}', headers: { 'content-type': 'application/json' } }],
    ['no type', { payload: 'MNT_ID=1' }],
    ['broken escapes', { payload: 'MNT_ID=%ZZ&MNT_TRANSACTION_ID=%FF%00', headers: FORM }],
    [
      'a thousand fields',
      { payload: Array.from({ length: 1000 }, (_, n) => `f${n}=1`).join('&'), headers: FORM },
    ],
    ['a hostile name', { payload: '__proto__=1&constructor=2&MNT_ID=3', headers: FORM }],
  ])('answers FAIL in plain text to %s', async (_what, request) => {
    const answer = await api.app.inject({ method: 'POST', url: CALLBACK, ...request });
    expect(answer.payload).toBe('FAIL');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('answers FAIL in plain text when the notice cannot even be stored, and credits when it comes again', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    await sql`alter table payment_notices rename to away`.execute(api.db);
    const answer = await sendNotice(api.app, notice);
    await sql`alter table away rename to payment_notices`.execute(api.db);
    expect(answer).toEqual({ status: 500, type: 'text/plain; charset=utf-8', body: 'FAIL' });
    expect((await sendNotice(api.app, notice)).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(500);
  });

  it('refuses the check and the payment of a request that the clock has ended', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await endTime(api, payment.id);
    await expireRequests(api.db, accountOf(api.config), undefined);
    const check = await sendNotice(api.app, noticeOf(api, payment, { MNT_COMMAND: 'CHECK' }), 'GET');
    expect(check.body).toContain('<MNT_RESULT_CODE>500</MNT_RESULT_CODE>');
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(0);
    expect((await notices(`request_id=${payment.id}`)).items.map(({ decision }) => decision)).toEqual([
      'late',
      'late',
    ]);
  });

  it('takes the payment of a request whose time is over but which nobody has ended', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await endTime(api, payment.id);
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    await expireRequests(api.db, accountOf(api.config), undefined);
    expect((await client.get(`/payment/requests/${payment.id}`)).data).toMatchObject({ status: 'paid' });
    expect(await balanceOf(client)).toBe(500);
  });

  it('never takes a second operation for money that went back', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    await sendNotice(api.app, notice);
    await moveRequest(finance, payment.id, 'refunded', { reason: 'Заявление' });
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('FAIL');
    expect((await sendNotice(api.app, notice)).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(0);
  });

  describe('the list of notices', () => {
    /** Each decision has a request of its own, by which it is found. */
    const REFUSALS: [(typeof NOTICE_DECISIONS)[number], Record<string, string | undefined>][] = [
      ['wrong_amount', { MNT_AMOUNT: '1.00' }],
      ['wrong_currency', { MNT_CURRENCY_CODE: 'USD' }],
      ['wrong_account', { MNT_ID: '99999999' }],
      ['wrong_test_mode', { MNT_TEST_MODE: '0' }],
      ['malformed', { MNT_OPERATION_ID: undefined }],
      ['unsupported_command', { MNT_COMMAND: 'CANCELLED_CREDIT' }],
    ];

    it.each(REFUSALS)(
      'shows what was refused as %s, raw, with the reason and the request',
      async (decision, changes) => {
        const { client, ...payment } = await personWithRequest(api);
        const notice = noticeOf(api, payment, changes);
        await sendNotice(api.app, notice, 'GET');
        const { items, total } = await notices(`request_id=${payment.id}&decision=${decision},fault`);
        expect(total).toBe(1);
        expect(items[0]).toMatchObject({
          command: 'pay',
          http_method: 'GET',
          decision,
          reason: expect.stringMatching(/[а-я]{3}/),
          answer: 'FAIL',
          raw: String(new URLSearchParams(notice)),
          request: { id: payment.id, number: payment.request.number },
        });
      },
    );

    it('shows wrong signatures, invoices, second operations and unknown requests too', async () => {
      const client = await api.signedIn();
      const unknown = {
        fields: { MNT_ID: api.config.payment.mntId, MNT_TRANSACTION_ID: 'ORDER-1', MNT_AMOUNT: '1.00' },
      };
      const stranger = noticeOf(api, unknown, { MNT_OPERATION_ID: nextOperation() });
      await sendNotice(api.app, stranger);
      const found = await notices(`decision=unknown_request&q=${stranger.MNT_OPERATION_ID}`);
      expect(found.items).toMatchObject([{ request: null, answer: 'FAIL' }]);

      const payment = await openRequest(client);
      await sendNotice(api.app, { ...noticeOf(api, payment), MNT_SIGNATURE: 'f'.repeat(32) });
      await sendNotice(api.app, noticeOf(api, payment));
      await sendNotice(api.app, noticeOf(api, payment));
      const { items } = await notices(`request_id=${payment.id}`);
      expect(items.map(({ decision }) => decision)).toEqual([
        'second_operation',
        'credited',
        'bad_signature',
      ]);

      const invoice = await openRequest(client, { method: 'invoice' });
      await sendNotice(
        api.app,
        noticeOf(api, { fields: { ...payment.fields, MNT_TRANSACTION_ID: invoice.id } }),
      );
      expect((await notices(`request_id=${invoice.id}`)).items.map(({ decision }) => decision)).toEqual([
        'wrong_method',
      ]);
    });

    it('is paged, and filtered by time', async () => {
      const { total } = await notices('limit=1');
      const all: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 3); page += 1)
        all.push(...(await notices(`limit=3&page=${page}`)).items.map(({ raw }) => raw));
      expect(all).toHaveLength(total);
      expect((await notices('from=2020-01-01&to=2020-12-31')).total).toBe(0);
      expect((await notices('from=2020-01-01')).total).toBe(total);
    });

    it('is for payment_request:manage alone', async () => {
      const others = [await api.signedIn(), await api.signedIn({ permissions: ['user:manage'] })];
      for (const client of others)
        expect(await client.get('/payment/notices')).toMatchObject({
          status: 403,
          code: 'AUTH.003',
          details: { permission: 'payment_request:manage' },
        });
      expect(await api.visitor().get('/payment/notices')).toMatchObject({ status: 401, code: 'AUTH.001' });
      for (const query of ['decision=nothing', 'request_id=1', 'limit=201', 'q=%00', 'from=9999-12-31'])
        expect(await finance.get(`/payment/notices?${query}`)).toMatchObject({
          status: 400,
          code: 'VAL.003',
        });
    });
  });
});

describe.each(anyDatabase)('a real account on $name', (database) => {
  it('credits a notice without a test mark, and refuses one with it', async () => {
    const api = await createTestApi(database, { env: { MNT_TEST_MODE: '0' } });
    const client = await api.signedIn();
    const [one, other] = [await openRequest(client), await openRequest(client)];
    expect((await sendNotice(api.app, noticeOf(api, one, { MNT_TEST_MODE: undefined }))).body).toBe(
      'SUCCESS',
    );
    expect((await sendNotice(api.app, noticeOf(api, other, { MNT_TEST_MODE: '1' }))).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(500);
    await api.close();
  });
});

describeOnPostgres('a notice and the clock at once on $name', (database) => {
  it('either credit the request or end it', async () => {
    const api = await createTestApi(database);
    const client = await api.signedIn();
    let credited = 0;
    for (let round = 0; round < 6; round += 1) {
      const payment = await openRequest(client, { amount: '10' });
      await endTime(api, payment.id);
      const [answer] = await Promise.all([
        sendNotice(api.app, noticeOf(api, payment)),
        expireRequests(api.db, accountOf(api.config), undefined),
      ]);
      const { status } = await readRequest(client, payment.id);
      if (status === 'paid') credited += 10;
      expect([status, answer.body]).toEqual(status === 'paid' ? ['paid', 'SUCCESS'] : ['expired', 'FAIL']);
      expect(await balanceOf(client)).toBe(credited);
    }
    await api.close();
  });
});
