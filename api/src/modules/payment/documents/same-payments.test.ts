import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import {
  type Confirmed,
  confirm,
  readStatement,
  uploaded,
} from '#modules/admin/bank-statements/testing/upload.ts';
import { BANK, found } from '#test/company-people.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { vouchFor } from '#test/test-companies.ts';
import {
  balanceOf,
  bankDocument,
  moveRequest,
  openRequest,
  type PayAnswer,
  payByHand,
  readRequest,
} from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { whileLocked } from '#test/while-locked.ts';

const MANAGE = ['payment_request:manage'];
const TODAY = moscowDay(new Date());
const INN = '7736050003';
const ACCOUNT = '40702810400000012345';
/** A transfer as somebody reads it in the bank. */
const TRANSFER = { bank_reference: 'ПП 7', paid_on: '2026-11-24', payer_account: ACCOUNT, payer_inn: INN };

interface Facts {
  readonly status: string;
  readonly two_people_reasons: readonly string[];
  readonly bank_document: object | null;
  readonly same_as: readonly object[];
}

describe.each(anyDatabase)('a payment made by hand on $name', (database) => {
  const api = useTestApi(database);
  let clerk: SignedIn;
  let other: SignedIn;
  let sum = 100;
  beforeAll(async () => {
    clerk = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    other = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });

  const invoiceOf = async (amount: string, client?: TestClient) =>
    openRequest(client ?? (await api.signedIn()), { method: 'invoice', amount });
  /** A sum that no other test has, with so many invoices of different people. */
  async function invoices(count: number) {
    sum += 1;
    const made = [];
    for (let at = 0; at < count; at += 1) made.push(await invoiceOf(String(sum)));
    return made;
  }
  const factsOf = async (client: TestClient, id: string) =>
    (await client.get(`/payment/requests/${id}`)).read<Facts>();
  const statusAfter = async (id: string, document: object, who = clerk) =>
    (await moveRequest(who, id, 'paid', document)).read<Facts>().status;

  describe('names the document of the bank', () => {
    it.each([
      ['bank_reference', { bank_reference: ' ' }, 'VAL.004'],
      ['paid_on', { paid_on: undefined }, 'VAL.004'],
      ['payer_account', { payer_account: undefined, payer_inn: ' ' }, 'VAL.004'],
      ['bank_reference', { bank_reference: 'платёжка' }, 'VAL.003'],
      ['bank_reference', { bank_reference: 'ПП 1 234' }, 'VAL.003'],
      ['bank_reference', { bank_reference: '№ 7 (второй раз, 2)' }, 'VAL.003'],
      ['bank_reference', { bank_reference: 'ПП ٧' }, 'VAL.003'],
      ['paid_on', { paid_on: '2026-02-30' }, 'VAL.003'],
      ['paid_on', { paid_on: '24.11.2026' }, 'VAL.003'],
      ['paid_on', { paid_on: addDays(TODAY, 1) }, 'VAL.003'],
      ['paid_on', { paid_on: addDays(TODAY, -1200) }, 'VAL.003'],
      ['payer_account', { payer_account: '4070281040000001234' }, 'VAL.003'],
      ['payer_inn', { payer_inn: '7736050004' }, 'VAL.003'],
    ])('%s is refused of %j', async (field, wrong, code) => {
      const client = await api.signedIn();
      const { id } = await invoiceOf('50', client);
      expect(await moveRequest(clerk, id, 'paid', { ...TRANSFER, ...wrong })).toMatchObject({
        status: 400,
        code,
        details: { fields: { [field]: expect.stringMatching(/[а-я]{3}/) } },
      });
      expect([(await readRequest(client, id)).status, await balanceOf(client)]).toEqual(['pending', 0]);
    });

    it.each([
      { payer_account: '4070 2810 4000 0001 2345', payer_inn: undefined },
      { payer_account: undefined, payer_inn: `${INN} ` },
      { paid_on: TODAY },
    ])('by %j too, and staff alone read it', async (more) => {
      const client = await api.signedIn();
      sum += 1;
      const { id } = await invoiceOf(String(sum), client);
      expect(await statusAfter(id, { ...TRANSFER, ...more })).toBe('paid');
      const given = { ...TRANSFER, ...more };
      expect(await factsOf(other, id)).toMatchObject({
        bank_reference: 'ПП 7',
        bank_document: {
          paid_on: given.paid_on,
          payer_account: given.payer_account === undefined ? null : ACCOUNT,
          payer_inn: given.payer_inn === undefined ? null : INN,
        },
        same_as: [],
        two_people_reasons: [],
      });
      expect(await factsOf(client, id)).toMatchObject({ bank_document: null, same_as: [] });
    });

    it('which the second of two people repeats or leaves out, and never changes', async () => {
      const { id } = await invoiceOf('100000');
      expect(await statusAfter(id, { ...TRANSFER, payer_account: undefined })).toBe('processing');
      expect(await factsOf(other, id)).toMatchObject({ two_people_reasons: ['Крупная сумма'], same_as: [] });
      for (const [field, value] of [
        ['bank_reference', 'ПП 8'],
        ['paid_on', '2026-11-23'],
        ['payer_inn', '7707083893'],
      ] as const)
        expect(await moveRequest(other, id, 'paid', { [field]: value })).toMatchObject({
          code: 'VAL.003',
          details: { fields: { [field]: expect.stringContaining('Первым подтверждением указано') } },
        });
      expect(await statusAfter(id, { bank_reference: '№ 007', payer_account: ACCOUNT }, other)).toBe('paid');
      expect(await factsOf(other, id)).toMatchObject({
        bank_reference: 'ПП 7',
        bank_document: { paid_on: '2026-11-24', payer_account: ACCOUNT, payer_inn: INN },
      });
    });
  });

  describe('by a document that has paid already takes two people', () => {
    it.each(['№7', 'п/п № 7', '  пп7 ', 'Платёжное поручение 0007 от 24.11.2026', '７', '7 '])(
      'written as «%s»',
      async (bank_reference) => {
        const [first, second] = await invoices(2);
        if (!first || !second) throw new Error('two were made');
        expect(await statusAfter(first.id, TRANSFER)).toBe('paid');
        const answer = await moveRequest(other, second.id, 'paid', { ...TRANSFER, bank_reference });
        expect(answer.data).toMatchObject({
          status: 'processing',
          confirmation: { by: { id: other.userId } },
        });
        expect(answer.message).toContain(`Такой же платёж уже есть: заявка ${first.request.number}`);
        const twin = (request: typeof first, by: string) => ({
          kind: 'request',
          request: { id: request.id, number: request.request.number },
          line: null,
          payer_name: request.request.payer.name,
          amount: request.amount,
          paid_on: '2026-11-24',
          by,
          at: expect.any(String),
        });
        expect(await factsOf(clerk, second.id)).toMatchObject({
          two_people_reasons: [expect.stringContaining(first.request.number)],
          same_as: [twin(first, 'Первый')],
        });
        expect(await factsOf(clerk, first.id)).toMatchObject({ same_as: [twin(second, 'Второй')] });
        expect(await statusAfter(second.id, {}, clerk)).toBe('paid');
      },
    );

    it('whether it is refunded or only confirmed by the first, and not once that is rejected', async () => {
      const [first, second, third] = await invoices(3);
      if (!first || !second || !third) throw new Error('three were made');
      await moveRequest(clerk, first.id, 'paid', TRANSFER);
      await moveRequest(clerk, first.id, 'refunded', { reason: 'Ошибка' });
      expect(await statusAfter(second.id, TRANSFER)).toBe('processing');
      await sql`update payment_requests set bank_reference = 'п/п 1' where id = ${first.id}`.execute(api.db);
      expect(await statusAfter(third.id, TRANSFER, other)).toBe('processing');
      await moveRequest(other, third.id, 'rejected', { reason: 'Ошибка' });
      await moveRequest(other, second.id, 'rejected', { reason: 'Ошибка' });
      const next = await invoiceOf(String(sum));
      expect(await statusAfter(next.id, TRANSFER)).toBe('paid');
    });

    it.each([
      { bank_reference: 'ПП 8' },
      { paid_on: '2026-11-23' },
      { payer_account: '40702810400000012346', payer_inn: '7707083893' },
    ])('and not by another one: %j', async (more) => {
      const [first, second] = await invoices(2);
      await moveRequest(clerk, first?.id ?? '', 'paid', TRANSFER);
      expect(await statusAfter(second?.id ?? '', { ...TRANSFER, ...more })).toBe('paid');
    });

    it('of the same payer by the account or by the INN, and where nothing tells them apart', async () => {
      for (const [one, two, status] of [
        [{ payer_inn: undefined }, { payer_inn: '7707083893' }, 'processing'],
        [{ payer_account: undefined }, { payer_account: '40702810400000012346' }, 'processing'],
        [{ payer_account: undefined }, { payer_inn: undefined }, 'processing'],
        [{ payer_inn: undefined }, { payer_account: '40702810400000012346', payer_inn: undefined }, 'paid'],
      ] as const) {
        const [first, second] = await invoices(2);
        await moveRequest(clerk, first?.id ?? '', 'paid', { ...TRANSFER, ...one });
        expect(await statusAfter(second?.id ?? '', { ...TRANSFER, ...two })).toBe(status);
      }
    });

    it('where an older payment has no date and no payer, by the rest', async () => {
      const [first, second] = await invoices(2);
      await moveRequest(clerk, first?.id ?? '', 'paid', TRANSFER);
      await sql`update payment_requests set paid_on = null, payer_account = null, payer_inn = null
        where id = ${first?.id}`.execute(api.db);
      expect(await statusAfter(second?.id ?? '', { ...TRANSFER, paid_on: TODAY })).toBe('processing');
    });

    it('and finds itself neither in a repeated call nor in the second confirmation', async () => {
      const [first] = await invoices(1);
      const path = `/payment/requests/${first?.id}/status`;
      const headers = { 'idempotency-key': uuidv7() };
      const pay = () => clerk.patch(path, { status: 'paid', ...TRANSFER }, headers);
      const [once, again] = [await pay(), await pay()];
      expect(once.data).toMatchObject({ status: 'paid', same_as: [] });
      expect(again.data).toEqual(once.data);
      const large = await invoiceOf('100001');
      expect((await moveRequest(clerk, large.id, 'paid', TRANSFER)).data).toMatchObject({ same_as: [] });
      expect((await moveRequest(other, large.id, 'paid', TRANSFER)).data).toMatchObject({
        status: 'paid',
        same_as: [],
      });
    });

    it('though it was named with an earlier step', async () => {
      const [first, second] = await invoices(2);
      await moveRequest(clerk, first?.id ?? '', 'paid', TRANSFER);
      await moveRequest(clerk, second?.id ?? '', 'processing', TRANSFER);
      expect(await statusAfter(second?.id ?? '', {})).toBe('processing');
    });
  });

  describe('and a line of a statement', () => {
    const line = (number: string, amount: string, purpose = 'Пополнение') => ({
      number,
      amount,
      purpose,
      inn: INN,
      payerAccount: ACCOUNT,
    });

    it('take two people by hand after the line, which is shown beside the request', async () => {
      const [request] = await invoices(1);
      const amount = String(sum);
      const { id } = await uploaded(clerk, [line('501', amount)]);
      expect(await statusAfter(request?.id ?? '', { ...TRANSFER, bank_reference: '501' })).toBe('processing');
      expect(await factsOf(other, request?.id ?? '')).toMatchObject({
        two_people_reasons: [expect.stringContaining('строка 1 выписки «kl_to_1c.txt»')],
        same_as: [
          {
            kind: 'statement_line',
            request: null,
            line: { statement_id: id, n: 1, file_name: 'kl_to_1c.txt' },
            payer_name: 'ООО «Ромашка»',
            paid_on: '2026-11-24',
            by: 'Первый',
          },
        ],
      });
      // The line itself gives the second confirmation, by the same document.
      const { lines } = await readStatement(other, id);
      expect(lines[0]).toMatchObject({ needs_two_people: true, same_as: [{ request: { id: request?.id } }] });
      const confirmed = await confirm(other, id, [{ n: 1, request_id: request?.id ?? '' }]);
      expect(confirmed.read<Confirmed>().lines).toMatchObject([
        { ok: true, message: expect.stringContaining('оплачена') },
      ]);
      expect((await readStatement(other, id)).lines[0]).toMatchObject({ state: 'confirmed', same_as: [] });
      expect(await factsOf(clerk, request?.id ?? '')).toMatchObject({ status: 'paid', same_as: [] });
    });

    it('take two people by the line after the hand, whose payment is shown beside the line', async () => {
      const [byHand, next] = await invoices(2);
      const amount = String(sum);
      expect(await statusAfter(byHand?.id ?? '', { ...TRANSFER, bank_reference: 'п/п 502' })).toBe('paid');
      const purpose = `Счёт ${next?.request.number}`;
      const statement = await uploaded(clerk, [line('502', amount, purpose)]);
      expect(statement.lines[0]).toMatchObject({
        needs_two_people: true,
        why_two_people: [expect.stringContaining(byHand?.request.number ?? '—')],
        same_as: [{ kind: 'request', request: { id: byHand?.id, status: 'paid' }, by: 'Первый' }],
        match: { request_id: next?.id, comes_to: 'first' },
      });
      const press = async (who: SignedIn) =>
        (await confirm(who, statement.id, [{ n: 1, request_id: next?.id ?? '' }])).read<Confirmed>()
          .confirmed;
      expect(await press(clerk)).toBe(0);
      expect(await factsOf(other, next?.id ?? '')).toMatchObject({
        two_people_reasons: [expect.stringContaining(byHand?.request.number ?? '—')],
        same_as: [{ request: { id: byHand?.id } }],
      });
      expect(await press(other)).toBe(1);
    });

    it('take two people where another file has the number with a zero in front', async () => {
      const [first, second] = await invoices(2);
      const amount = String(sum);
      const own = await uploaded(clerk, [line('503', amount, `Счёт ${first?.request.number}`)]);
      const edited = await uploaded(clerk, [line('0503', amount, `Счёт ${second?.request.number}`)]);
      expect(own.lines[0]).toMatchObject({ same_as: [], match: { comes_to: 'paid' } });
      expect(edited.lines[0]).toMatchObject({
        same_as: [{ kind: 'statement_line', line: { statement_id: own.id, n: 1 } }],
        match: { comes_to: 'first' },
      });
      // From now on each is the like of the other.
      const press = async (id: string, request: string | undefined) =>
        (await confirm(clerk, id, [{ n: 1, request_id: request ?? '' }])).read<Confirmed>().confirmed;
      expect([await press(own.id, first?.id), await press(edited.id, second?.id)]).toEqual([0, 0]);
    });

    it('need one person where nothing else was paid by the document', async () => {
      const [request] = await invoices(1);
      const purpose = `Счёт ${request?.request.number}`;
      const statement = await uploaded(clerk, [line('504', String(sum), purpose)]);
      expect(statement.lines[0]).toMatchObject({ needs_two_people: false, same_as: [] });
      await confirm(clerk, statement.id, [{ n: 1, request_id: request?.id ?? '' }]);
      expect(await factsOf(clerk, request?.id ?? '')).toMatchObject({
        status: 'paid',
        bank_document: { paid_on: '2026-11-24', payer_account: ACCOUNT, payer_inn: INN },
        same_as: [],
      });
      const later = await invoiceOf(String(sum));
      expect(await statusAfter(later.id, { ...TRANSFER, bank_reference: '504' })).toBe('processing');
      expect(await factsOf(clerk, later.id)).toMatchObject({
        same_as: [{ kind: 'request', line: { statement_id: statement.id, n: 1 } }],
      });
    });
  });

  it('takes two people for a company that is not verified, which is said beforehand', async () => {
    const company = await found(api, { bank_details: BANK });
    const { id } = await invoiceOf('90', company.owner);
    const why = ['Компания «ООО «Ромашка»» не проверена'];
    expect(await factsOf(clerk, id)).toMatchObject({ two_people_reasons: why });
    expect(await factsOf(company.owner, id)).toMatchObject({ two_people_reasons: [] });
    expect((await payByHand(clerk, id)).data).toMatchObject({
      status: 'processing',
      two_people_reasons: why,
    });
    expect(await balanceOf(company.owner)).toBe(0);
    expect(await statusAfter(id, {}, other)).toBe('paid');

    await vouchFor([clerk, other], company.id);
    const later = await invoiceOf('91', company.owner);
    expect(await factsOf(clerk, later.id)).toMatchObject({ two_people_reasons: [] });
    expect((await payByHand(clerk, later.id)).data).toMatchObject({ status: 'paid' });
  });

  it('says beforehand that a card always takes two, and a large sum', async () => {
    const card = await openRequest(await api.signedIn(), { amount: '100000' });
    expect(await factsOf(clerk, card.id)).toMatchObject({
      two_people_reasons: [expect.stringContaining('картой'), 'Крупная сумма'],
    });
  });
});

describeOnPostgres('payments by one document at once on $name', () => {
  it('never pass alone, whoever makes them, by hand and by lines', async () => {
    const url = await createPostgresDatabase();
    const api = await createTestApiOver(openPostgres({ url, lockTimeoutMs: 600_000 }), {
      env: { RATE_LIMIT_PER_MINUTE: '0' },
    });
    const clerks = await Promise.all(Array.from({ length: 3 }, () => api.signedIn({ permissions: MANAGE })));
    const client = await api.signedIn();
    for (let round = 0; round < raceRounds(12); round += 1) {
      const amount = String(1000 + round);
      const made: PayAnswer[] = [];
      for (const _ of clerks) made.push(await openRequest(client, { method: 'invoice', amount }));
      const document = bankDocument({ payer_account: ACCOUNT });
      const answers = await together(
        api,
        clerks.map((clerk, at) => () => moveRequest(clerk, made[at]?.id ?? '', 'paid', document)),
      );
      expect(answers.map(({ data }) => Object(data).status).sort()).toEqual([
        'paid',
        'processing',
        'processing',
      ]);

      // A line and a hand at once: what was stored before counts for both, and nobody waits for ever.
      const next = [];
      for (let at = 0; at < 2; at += 1)
        next.push(await openRequest(client, { method: 'invoice', amount: `${amount}.5` }));
      const [byLine, byHand] = next;
      const [one, two] = clerks;
      if (!byLine || !byHand || !one || !two) throw new Error('they were made');
      const { id } = await uploaded(one, [
        {
          number: String(9000 + round),
          amount: `${amount}.50`,
          purpose: byLine.request.number,
          payerAccount: ACCOUNT,
        },
      ]);
      const paid = await together(api, [
        () => confirm(one, id, [{ n: 1, request_id: byLine.id }]),
        () =>
          moveRequest(two, byHand.id, 'paid', {
            ...document,
            bank_reference: String(9000 + round),
            paid_on: '2026-11-24',
          }),
      ]);
      expect(paid.map(({ status }) => status)).toEqual([200, 200]);
      expect(Object(paid[1].data).status).toBe('processing');
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
    await dropPostgresDatabase(url);
  });

  it('of which one comes with a statement while the other is still being written', async () => {
    const url = await createPostgresDatabase();
    const api = await createTestApiOver(openPostgres({ url, lockTimeoutMs: 600_000 }));
    const [one, two] = [
      await api.signedIn({ permissions: MANAGE }),
      await api.signedIn({ permissions: MANAGE }),
    ];
    const order = { method: 'invoice', amount: '700' } as const;
    const [byHand, byLine] = [
      await openRequest(await api.signedIn(), order),
      await openRequest(await api.signedIn(), order),
    ];
    const answers = await whileLocked(url, byHand.request.payer.id, async (waiters) => {
      const hand = moveRequest(one, byHand.id, 'paid', TRANSFER);
      await waiters(1);
      const { id } = await uploaded(two, [
        { number: '7', amount: '700', inn: INN, payerAccount: ACCOUNT, purpose: byLine.request.number },
      ]);
      const line = confirm(two, id, [{ n: 1, request_id: byLine.id }]);
      const isOver = await Promise.race([line.then(() => true), waiters(2).then(() => false)]);
      return { hand, line, isOver };
    });
    expect(answers.isOver).toBe(false);
    expect((await answers.hand).data).toMatchObject({ status: 'paid' });
    expect((await answers.line).data).toMatchObject({ confirmed: 0, lines: [{ ok: true }] });
    await api.close();
    await dropPostgresDatabase(url);
  });
});
