import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { sql } from 'kysely';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import {
  balanceOf,
  nextOperation,
  noticeOf,
  openRequest,
  type PayAnswer,
  personWithRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { signAnswer } from '../payanyway/signature.ts';

const parser = new XMLParser({ parseTagValue: false });

describe.each(databases)('the callback of the provider on $name', (database) => {
  const api = useTestApi(database);

  async function decisions(requestId: string): Promise<(string | null)[]> {
    const rows = await api.db
      .selectFrom('payment_notices')
      .select('decision')
      .where('request_id', '=', requestId)
      .orderBy('received_at')
      .execute();
    return rows.map(({ decision }) => decision);
  }

  async function check(payment: PayAnswer, changes: Record<string, string | undefined> = {}) {
    const notice = noticeOf(api, payment, { MNT_COMMAND: 'CHECK', ...changes });
    const answer = await sendNotice(api.app, notice, 'GET');
    expect(answer.type).toContain('xml');
    const response: Record<string, string> = parser.parse(answer.body).MNT_RESPONSE;
    return response;
  }

  it('credits a payment that was checked first, and tells its life', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const answer = await check(payment);
    expect(answer.MNT_RESULT_CODE).toBe('402');
    expect(answer.MNT_AMOUNT).toBe('500.00');
    expect(answer.MNT_SIGNATURE).toBe(
      signAnswer(
        { resultCode: 402, mntId: payment.account, transactionId: payment.id },
        api.config.payment.integrityCode,
      ),
    );
    expect((await readRequest(client, payment.id)).status).toBe('processing');
    const notice = noticeOf(api, payment);
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 200, body: 'SUCCESS' });
    expect(await balanceOf(client)).toBe(500);
    expect((await check(payment)).MNT_RESULT_CODE).toBe('200');
    const request = await readRequest(client, payment.id);
    expect(request).toMatchObject({
      status: 'paid',
      provider_operation_id: notice.MNT_OPERATION_ID,
      paid_at: expect.any(String),
    });
    expect(request.history.map(({ to }) => to)).toEqual(['pending', 'processing', 'paid']);
    expect(request.timeline.map(({ code }) => code)).toEqual([
      'pending',
      'ready',
      'processing',
      'paid',
      'already_paid',
    ]);
  });

  it.each(['GET', 'POST'] as const)('takes a %s notice with and without a subscriber', async (method) => {
    const client = await api.signedIn();
    const one = await openRequest(client);
    const other = await openRequest(client);
    expect((await sendNotice(api.app, noticeOf(api, one), method)).body).toBe('SUCCESS');
    const bare = noticeOf(api, other, { MNT_SUBSCRIBER_ID: undefined });
    expect((await sendNotice(api.app, bare, method)).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(1000);
  });

  it('credits nothing a second time: the same notice again, and another operation for a paid request', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    for (let time = 0; time < 3; time += 1) expect((await sendNotice(api.app, notice)).body).toBe('SUCCESS');
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(500);
    expect(await decisions(payment.id)).toEqual(['credited', 'duplicate', 'duplicate', 'second_operation']);
  });

  it('does not let one operation pay two requests', async () => {
    const client = await api.signedIn();
    const [one, other] = [await openRequest(client), await openRequest(client)];
    const operation = { MNT_OPERATION_ID: nextOperation() };
    expect((await sendNotice(api.app, noticeOf(api, one, operation))).body).toBe('SUCCESS');
    expect((await sendNotice(api.app, noticeOf(api, other, operation))).body).toBe('FAIL');
    expect(await decisions(other.id)).toEqual(['operation_reused']);
    expect(await balanceOf(client)).toBe(500);
  });

  it.each([
    ['an altered amount', { MNT_AMOUNT: '5000.00' }, 'wrong_amount'],
    ['an amount without kopecks', { MNT_AMOUNT: '500' }, 'wrong_amount'],
    ['a missing amount', { MNT_AMOUNT: undefined }, 'wrong_amount'],
    ['a wrong account', { MNT_ID: '99999999' }, 'wrong_account'],
    ['a wrong currency', { MNT_CURRENCY_CODE: 'USD' }, 'wrong_currency'],
    ['a missing operation', { MNT_OPERATION_ID: undefined }, 'malformed'],
    ['a real payment on a test account', { MNT_TEST_MODE: '0' }, 'wrong_test_mode'],
    ['the news of a reversal', { MNT_COMMAND: 'CANCELLED_DEBIT' }, 'unsupported_command'],
  ])('refuses %s and keeps why', async (_what, changes, decision) => {
    const { client, ...payment } = await personWithRequest(api);
    expect(await sendNotice(api.app, noticeOf(api, payment, changes))).toMatchObject({
      status: 200,
      body: 'FAIL',
    });
    expect(await decisions(payment.id)).toEqual([decision]);
    expect(await balanceOf(client)).toBe(0);
    expect((await readRequest(client, payment.id)).status).toBe('pending');
  });

  it('refuses a wrong signature and a field that comes twice', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    expect((await sendNotice(api.app, { ...notice, MNT_AMOUNT: '501.00' })).body).toBe('FAIL');
    expect((await sendNotice(api.app, { ...notice, MNT_SIGNATURE: '' })).body).toBe('FAIL');
    const twice = await api.app.inject({
      method: 'POST',
      url: '/api/v1/payment/callback/payanyway',
      payload: `${new URLSearchParams(notice)}&MNT_AMOUNT=1.00`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(twice.payload).toBe('FAIL');
    expect(await decisions(payment.id)).toEqual(['bad_signature', 'bad_signature', 'malformed']);
    expect(await balanceOf(client)).toBe(0);
    const seen = (await readRequest(client, payment.id)).timeline.map(({ code }) => code);
    expect(seen).toEqual(['pending']);
  });

  it('refuses a check of an altered amount or of a closed request with 500', async () => {
    const { client, ...payment } = await personWithRequest(api);
    expect((await check(payment, { MNT_AMOUNT: '1.00' })).MNT_RESULT_CODE).toBe('500');
    expect((await check(payment, { MNT_AMOUNT: undefined })).MNT_RESULT_CODE).toBe('402');
    const other = await openRequest(client);
    await client.post(`/payment/requests/${other.id}/cancel`);
    expect((await check(other)).MNT_RESULT_CODE).toBe('500');
    expect((await sendNotice(api.app, noticeOf(api, other))).body).toBe('FAIL');
    expect(await decisions(other.id)).toEqual(['closed', 'closed']);
  });

  it('keeps a late payment for an administrator and credits nothing', async () => {
    const client = await api.signedIn();
    const admin = await api.signedIn({ role: 'admin' });
    const payment = await openRequest(client);
    await sql`update payment_requests set status = 'expired' where id = ${payment.id}`.execute(api.db);
    const notice = noticeOf(api, payment);
    expect((await sendNotice(api.app, notice)).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(0);
    const list = (await admin.get(`/payment/notices?decision=late&request_id=${payment.id}`)).read<{
      items: { operation_id: string; answer: string; raw: string; request: { id: string } }[];
      total: number;
    }>();
    expect(list.total).toBe(1);
    expect(list.items[0]).toMatchObject({
      operation_id: notice.MNT_OPERATION_ID,
      answer: 'FAIL',
      request: { id: payment.id },
    });
    expect(list.items[0]?.raw).toContain(`MNT_TRANSACTION_ID=${payment.id}`);
    expect(await client.get('/payment/notices')).toMatchObject({ status: 403, code: 'AUTH.003' });
  });

  it('answers for an unknown request, and for none at all, without a fault', async () => {
    const unknown = {
      fields: {
        MNT_ID: api.config.payment.mntId,
        MNT_TRANSACTION_ID: '0190a000-0000-7000-8000-000000000000',
        MNT_AMOUNT: '1.00',
        MNT_CURRENCY_CODE: 'RUB',
        MNT_TEST_MODE: '1',
      },
    };
    expect((await sendNotice(api.app, noticeOf(api, unknown))).body).toBe('FAIL');
    const named = noticeOf(api, unknown, { MNT_TRANSACTION_ID: "'; drop table users; --\u0000" });
    expect((await sendNotice(api.app, named)).body).toBe('FAIL');
    expect((await sendNotice(api.app, {})).body).toBe('FAIL');
    expect((await sendNotice(api.app, { MNT_COMMAND: 'CHECK' })).body).toBe('FAIL');
  });

  it('answers 503 FAIL when the database goes away in the middle, which is not our fault', async () => {
    const client = await api.signedIn();
    const notice = noticeOf(api, await openRequest(client));
    await sql`create function go_away() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`.execute(api.db);
    await sql`create trigger go_away before update on payment_requests execute function go_away()`.execute(
      api.db,
    );
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 503, body: 'FAIL' });
    await sql`drop trigger go_away on payment_requests`.execute(api.db);
    await sql`alter table payment_notices rename to payment_notices_gone`.execute(api.db);
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 500, body: 'FAIL' });
    await sql`alter table payment_notices_gone rename to payment_notices`.execute(api.db);
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 200, body: 'SUCCESS' });
    expect(await balanceOf(client)).toBe(500);
  });

  it('answers FAIL when the credit cannot be committed, and credits when the provider comes again', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    await sql`alter table payment_requests add constraint out_of_order check (status <> 'paid') not valid`.execute(
      api.db,
    );
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 500, body: 'FAIL' });
    expect(await balanceOf(client)).toBe(0);
    expect((await readRequest(client, payment.id)).status).toBe('pending');
    await sql`alter table payment_requests drop constraint out_of_order`.execute(api.db);
    expect(await sendNotice(api.app, notice)).toMatchObject({ status: 200, body: 'SUCCESS' });
    expect(await balanceOf(client)).toBe(500);
    const rows = await api.db
      .selectFrom('payment_notices')
      .select('decision')
      .where('operation_id', '=', notice.MNT_OPERATION_ID ?? '')
      .orderBy('received_at')
      .execute();
    expect(rows.map(({ decision }) => decision)).toEqual(['fault', 'credited']);
  });

  it('never changes a stored notice', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await sendNotice(api.app, noticeOf(api, payment));
    const change = sql`update payment_notices set raw = 'x' where request_id = ${payment.id}`.execute(api.db);
    await expect(change).rejects.toThrow('decided once');
  });
});

describe.each(anyDatabase)('a production account on $name', (database) => {
  it('refuses a test payment, and takes a real one', async () => {
    const api = await createTestApi(database, { env: { MNT_TEST_MODE: '0' } });
    const { client, ...payment } = await personWithRequest(api);
    const test = noticeOf(api, payment, { MNT_TEST_MODE: '1' });
    expect((await sendNotice(api.app, test)).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(0);
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(500);
    await api.close();
  });

  it('refuses a test payment in production whatever the account says', async () => {
    const api = await createTestApi(database, { config: { mode: 'production' } });
    const { client, ...payment } = await personWithRequest(api);
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('FAIL');
    expect(await balanceOf(client)).toBe(0);
    await api.close();
  });
});

describeOnPostgres('notices at once on $name', (database) => {
  const api = useTestApi(database);

  it('credits once when the same notice comes eight times at once', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notice = noticeOf(api, payment);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendNotice(api.app, notice)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 8 }, () => 'SUCCESS'));
    expect(await balanceOf(client)).toBe(500);
  });

  it('credits one of several operations that come for one request at once', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const notices = Array.from({ length: 8 }, () => noticeOf(api, payment));
    const answers = await Promise.all(notices.map((notice) => sendNotice(api.app, notice)));
    expect(answers.filter(({ body }) => body === 'SUCCESS')).toHaveLength(1);
    expect(await balanceOf(client)).toBe(500);
  });

  it('credits one of several requests that name one operation at once', async () => {
    const client = await api.signedIn();
    const payments = await Promise.all(Array.from({ length: 6 }, () => openRequest(client)));
    const operation = { MNT_OPERATION_ID: nextOperation() };
    const answers = await Promise.all(
      payments.map((payment) => sendNotice(api.app, noticeOf(api, payment, operation))),
    );
    expect(answers.filter(({ body }) => body === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter(({ body }) => body === 'FAIL')).toHaveLength(5);
    expect(await balanceOf(client)).toBe(500);
  });
});
