import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { readPdf } from '#test/read-pdf.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import {
  balanceOf,
  moveRequest,
  noticeOf,
  openRequest,
  type PayAnswer,
  payByHand,
  personWithRequest,
  type RequestAnswer,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { createGroup } from '#test/test-users.ts';
import { signForm } from '../payanyway/signature.ts';

interface Payers {
  readonly payers: readonly { readonly id: string; readonly kind: string; readonly is_default: boolean }[];
}

describe.each(anyDatabase)('payment on $name', (database) => {
  const api = useTestApi(database);
  let admin: TestClient;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  describe('opening a request', () => {
    it('answers the signed form of the provider', async () => {
      const { client, ...payment } = await personWithRequest(api, { amount: '500' });
      expect(payment).toMatchObject({
        account: 'test_account',
        test: 1,
        amount: '500.00',
        currency: 'RUB',
        transactionId: payment.id,
        action_url: '/api/demo/payanyway/assistant',
        request: { status: 'pending', method: 'card', number: expect.stringMatching(/^З-\d{6}$/) },
      });
      expect(payment.fields).toMatchObject({
        MNT_ID: 'test_account',
        MNT_AMOUNT: '500.00',
        MNT_SUBSCRIBER_ID: client.userId,
        MNT_SUCCESS_URL: `http://localhost:3000/payment?request=${payment.id}&result=success`,
      });
      const { MNT_ID = '', MNT_TRANSACTION_ID = '', ...rest } = payment.fields;
      const expected = signForm({ MNT_ID, MNT_TRANSACTION_ID, ...rest }, api.config.payment.integrityCode);
      expect(payment.signature).toBe(expected);
      expect(payment.fields.MNT_SIGNATURE).toBe(expected);
    });

    it('answers no form for an invoice', async () => {
      const client = await api.signedIn();
      expect(await openRequest(client, { method: 'invoice', amount: '15000.50' })).toMatchObject({
        signature: null,
        action_url: null,
        fields: {},
        request: { method: 'invoice', amount: '15000.50', actions: { invoice: true, pay: false } },
      });
    });

    it.each([
      ['9.99', 'PAY.001'],
      ['300000.01', 'PAY.001'],
      ['0', 'PAY.001'],
      ['-5', 'VAL.003'],
      ['5.001', 'VAL.003'],
      ['1e3', 'VAL.003'],
      ['', 'VAL.004'],
    ])('refuses the amount %p with %s', async (amount, code) => {
      const client = await api.signedIn();
      const answer = await client.post('/payment/pay', { amount, method: 'card' });
      expect(answer).toMatchObject({ status: 400, code });
      expect(answer.details.fields?.amount).toEqual(expect.any(String));
    });

    it('gives the same request for the same key, and RES.002 for another body under it', async () => {
      const client = await api.signedIn();
      const headers = { 'idempotency-key': uuidv7() };
      const order = { amount: '700.00', method: 'card' };
      const one = (await client.post('/payment/pay', order, headers)).read<PayAnswer>();
      const two = (await client.post('/payment/pay', order, headers)).read<PayAnswer>();
      expect(two).toEqual(one);
      for (const amount of ['700', '700.0', '0700.00']) {
        const sameOrder = { method: 'card', amount };
        expect((await client.post('/payment/pay', sameOrder, headers)).data).toEqual(one);
      }
      expect(await client.post('/payment/pay', { ...order, amount: '701' }, headers)).toMatchObject({
        status: 409,
        code: 'RES.002',
      });
      expect((await client.get('/payment/requests/my')).read<{ total: number }>().total).toBe(1);
    });

    it('needs a session and its own origin', async () => {
      const order = { amount: '500', method: 'card' };
      expect(await api.visitor().post('/payment/pay', order)).toMatchObject({ code: 'AUTH.001' });
      const client = await api.signedIn();
      const foreign = await client.post('/payment/pay', order, { origin: 'https://evil.example' });
      expect(foreign).toMatchObject({ status: 403, code: 'AUTH.008' });
    });

    it('quotes what is credited and the tier afterwards', async () => {
      const client = await api.signedIn();
      expect((await client.post('/payment/quote', { amount: '10000' })).data).toMatchObject({
        amount: '10000.00',
        credited: '10000.00',
        bonus: '0.00',
        balance_after: '10000.00',
        tier: 'start',
        tier_after: 'plus',
        tier_progress_after: { tier: 'plus', next_tier: 'pro', remaining: '40000.00' },
      });
      expect((await client.post('/payment/quote', { amount: '9999.99' })).data).toMatchObject({
        tier_after: 'start',
      });
      expect(await client.post('/payment/quote', { amount: '1' })).toMatchObject({ code: 'PAY.001' });
    });
  });

  describe('choosing a payer', () => {
    it("offers the group's payer first and the own one after it", async () => {
      const owner = await api.signedIn();
      const member = await api.signedIn();
      await createGroup(api.db, owner.userId, [member.userId]);
      const { payers } = (await member.get('/payment/payers')).read<Payers>();
      expect(payers.map(({ kind, is_default }) => [kind, is_default])).toEqual([
        ['group', true],
        ['user', false],
      ]);
      const payment = await openRequest(member, { payer_id: payers[1]?.id ?? '' });
      expect(payment.request.payer.kind).toBe('user');
    });

    it('tells an employee that the company pays, and what is on their own account meanwhile', async () => {
      const companyId = await createCompany(api);
      const employee = await api.signedIn({ companyId, permissions: [] });
      const director = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      const { rows } = await sql<{ id: string }>`select id from payers
        where user_id = ${employee.userId}`.execute(api.db);
      await topUp(api.db, { payerId: rows[0]?.id ?? '', amount: '70.5', by: 'bank' });
      expect((await employee.get('/payment/payers')).data).toEqual({
        payers: [expect.objectContaining({ kind: 'user', is_default: true, balance: '70.50' })],
        paying: { id: expect.any(String), kind: 'company', name: 'Ромашка' },
      });
      const clerk = await api.signedIn({ companyId, permissions: ['company:view_payment_requests'] });
      expect((await clerk.get('/payment/payers')).data).toMatchObject({
        payers: [
          { kind: 'company', balance: null },
          { kind: 'user', balance: '0.00' },
        ],
      });
      expect((await director.get('/payment/payers')).data).toMatchObject({
        payers: [{ kind: 'company', balance: '0.00' }, { kind: 'user' }],
        paying: { kind: 'company' },
      });
    });

    it("lets a company's employee without its permission pay only for themself", async () => {
      const companyId = await createCompany(api);
      const employee = await api.signedIn({ companyId, permissions: [] });
      const director = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      expect((await openRequest(employee)).request.payer.kind).toBe('user');
      const payment = await openRequest(director);
      expect(payment.request.payer.kind).toBe('company');
      const answer = await employee.post('/payment/pay', {
        amount: '500',
        method: 'card',
        payer_id: payment.request.payer.id,
      });
      expect(answer).toMatchObject({ status: 404, code: 'RES.001' });
    });
  });

  describe('a request', () => {
    it('is not found by a stranger, whatever the stranger does with it', async () => {
      const [client, stranger] = [await api.signedIn(), await api.signedIn()];
      const { id } = await openRequest(client, { method: 'invoice' });
      const tries = [
        stranger.get(`/payment/requests/${id}`),
        stranger.get(`/payment/requests/${id}/invoice.pdf`),
        stranger.post(`/payment/requests/${id}/cancel`),
        stranger.post(`/payment/requests/${id}/check`),
        stranger.post(`/payment/requests/${id}/pay`),
        moveRequest(stranger, id, 'cancelled'),
      ];
      for (const answer of await Promise.all(tries))
        expect(answer).toMatchObject({ status: 404, code: 'RES.001' });
      expect(await moveRequest(stranger, id, 'paid')).toMatchObject({
        status: 403,
        code: 'AUTH.003',
        details: { permission: 'payment_request:manage' },
      });
      expect(await client.get('/payment/requests/not-an-id')).toMatchObject({ code: 'VAL.003' });
    });

    it('is cancelled by its author while it is pending, and never again', async () => {
      const { client, id } = await personWithRequest(api);
      const cancelled = await client.post(`/payment/requests/${id}/cancel`);
      expect(cancelled.read<RequestAnswer>().status).toBe('cancelled');
      expect(await client.post(`/payment/requests/${id}/cancel`)).toMatchObject({ code: 'RES.003' });
      expect(await moveRequest(admin, id, 'paid')).toMatchObject({
        code: 'RES.003',
      });
      const other = await openRequest(client);
      await sendNotice(api.app, noticeOf(api, other, { MNT_COMMAND: 'CHECK' }), 'GET');
      expect(await client.post(`/payment/requests/${other.id}/cancel`)).toMatchObject({ code: 'RES.003' });
    });

    it('is confirmed by an administrator once, with the money, and given back once', async () => {
      const { client, id } = await personWithRequest(api, { method: 'invoice', amount: '15000' });
      expect((await moveRequest(admin, id, 'processing')).status).toBe(200);
      const paid = await payByHand(admin, id, { bank_reference: 'п/п 17' });
      expect(paid.read<RequestAnswer>()).toMatchObject({ status: 'paid', bank_reference: 'п/п 17' });
      expect(await balanceOf(client)).toBe(15000);
      expect(await moveRequest(admin, id, 'paid')).toMatchObject({ status: 409, code: 'RES.003' });
      expect(await balanceOf(client)).toBe(15000);
      const refunded = await moveRequest(admin, id, 'refunded', { reason: 'Заявление' });
      expect(refunded.read<RequestAnswer>().history.map(({ to }) => to)).toEqual([
        'pending',
        'processing',
        'paid',
        'refunded',
      ]);
      expect(await balanceOf(client)).toBe(0);
      expect(await moveRequest(admin, id, 'refunded')).toMatchObject({ code: 'RES.003' });
      const audit = await api.db
        .selectFrom('audit_log')
        .select('action')
        .where('entity_id', '=', id)
        .orderBy('seq')
        .execute();
      expect(audit.map(({ action }) => action)).toEqual([
        'payment_request.processing',
        'payment_request.paid',
        'payment_request.refunded',
      ]);
    });

    it('keeps its money when what is to go back has been spent', async () => {
      const { client, id, request } = await personWithRequest(api, { method: 'invoice', amount: '100' });
      await payByHand(admin, id, { bank_reference: 'п/п 17' });
      await sql`select ledger_charge(${request.payer.id}::uuid, 60)`.execute(api.db);
      const answer = await moveRequest(admin, id, 'refunded', { reason: 'Заявление' });
      expect(answer).toMatchObject({ status: 409, code: 'RES.003', details: { shortfall: '60.00' } });
      expect((await readRequest(client, id)).status).toBe('paid');
    });

    it('is rejected only with a reason', async () => {
      const { id } = await personWithRequest(api, { method: 'invoice' });
      expect(await moveRequest(admin, id, 'rejected', { reason: '  ' })).toMatchObject({
        status: 400,
        code: 'VAL.004',
        details: { fields: { reason: 'Укажите причину отказа' } },
      });
      const rejected = await moveRequest(admin, id, 'rejected', { reason: 'Не тот плательщик' });
      expect(rejected.read<RequestAnswer>()).toMatchObject({
        status: 'rejected',
        reject_reason: 'Не тот плательщик',
      });
      expect(await moveRequest(admin, id, 'nonsense')).toMatchObject({ code: 'VAL.003' });
      expect(await moveRequest(admin, id, 'expired')).toMatchObject({ code: 'RES.003' });
    });

    it('is paid again: the same form while it is open, a new request when it has ended', async () => {
      const client = await api.signedIn();
      const first = await openRequest(client, { amount: '640.50' });
      const same = (await client.post(`/payment/requests/${first.id}/pay`)).read<PayAnswer>();
      expect([same.id, same.signature]).toEqual([first.id, first.signature]);
      await client.post(`/payment/requests/${first.id}/cancel`);
      const again = (await client.post(`/payment/requests/${first.id}/pay`)).read<PayAnswer>();
      expect(again.id).not.toBe(first.id);
      expect(again).toMatchObject({ amount: '640.50', request: { status: 'pending' } });
      await sendNotice(api.app, noticeOf(api, again));
      expect(await client.post(`/payment/requests/${again.id}/pay`)).toMatchObject({ code: 'RES.003' });
    });

    it('keeps its invoice, which says when nobody may pay by it any more, and has a purpose while it is open', async () => {
      const { client, id, request } = await personWithRequest(api, { method: 'invoice', amount: '1200' });
      expect(request.purpose).toContain(`Оплата по счёту ${request.number} от `);
      expect(request.purpose).toContain('НДС не облагается');
      await expectInvoice(id, null);
      for (const status of ['cancelled', 'rejected', 'expired', 'failed']) {
        const { id: other } = await openRequest(client, { method: 'invoice', amount: '1200' });
        await sql`update payment_requests set status = ${status}, reject_reason = 'Проба'
          where id = ${other}`.execute(api.db);
        await expectInvoice(other, 'по этому счёту платить нельзя');
      }
      await payByHand(admin, id);
      await expectInvoice(id, null);
      await moveRequest(admin, id, 'refunded', { reason: 'Ошибка' });
      await expectInvoice(id, 'платить по нему ещё раз нельзя');

      async function expectInvoice(of: string, note: string | null) {
        const read = await readRequest(client, of);
        expect(read.actions.invoice).toBe(true);
        if (read.status !== 'pending') expect(read.purpose).toBeNull();
        const { text } = readPdf((await client.get(`/payment/requests/${of}/invoice.pdf`)).raw);
        expect(text).toContain(`Счёт на оплату № ${read.number}`);
        if (note === null) expect(text).not.toContain('платить');
        else expect(text.replace(/\s+/g, ' ')).toContain(note);
      }
    });

    it('has an invoice that names its company, and a card request has none', async () => {
      const companyId = await createCompany(api, 'Василёк');
      const director = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      const { id, request } = await openRequest(director, { method: 'invoice', amount: '1200' });
      const answer = await director.get(`/payment/requests/${id}/invoice.pdf`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const { text } = readPdf(answer.raw);
      expect(text).toContain(`Счёт на оплату № ${request.number}`);
      expect(text.replace(/\s+/g, ' ')).toContain('ООО «Василёк», ИНН 7736207543');
      expect(text).toContain('Одна тысяча двести рублей 00 копеек');
      const card = await openRequest(director);
      expect(await director.get(`/payment/requests/${card.id}/invoice.pdf`)).toMatchObject({
        code: 'RES.003',
      });
    });
  });
});

describeOnPostgres('payment at once on $name', (database) => {
  it('opens one request for one key, and confirms one request once', async () => {
    const api = await createTestApi(database);
    const client = await api.signedIn();
    const admin = await api.signedIn({ role: 'admin' });
    const headers = { 'idempotency-key': uuidv7() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.post('/payment/pay', { amount: '500', method: 'invoice' }, headers),
      ),
    );
    const ids = new Set(answers.map((answer) => answer.read<PayAnswer>().id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const confirmed = await Promise.all(
      Array.from({ length: 8 }, () => payByHand(admin, id, { bank_reference: 'п/п 17' })),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(client)).toBe(500);
    await api.close();
  });
});
