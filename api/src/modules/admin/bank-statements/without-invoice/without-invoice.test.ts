import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { insertRequest } from '#modules/payment/repository.ts';
import { BANK, companyForm, found } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { readVerification, vouchFor } from '#test/test-companies.ts';
import { endTerms } from '#test/test-days.ts';
import { leaveDebt } from '#test/test-debts.ts';
import { groupOfOne } from '#test/test-groups.ts';
import { balanceOf, moveRequest, openRequest, readRequest } from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { type Confirmed, confirm, readStatement, uploaded } from '../testing/upload.ts';

const MANAGE = ['payment_request:manage'];
const INN = '7736207543';
const FIRST = 'Первое подтверждение записано. Второе даёт другой человек';

type Company = Awaited<ReturnType<typeof found>>;

interface Payers {
  readonly payers: readonly { id: string; name: string; doubts: string[]; refusal: string | null }[];
}

interface Detail {
  readonly status: string;
  readonly without_invoice: boolean;
  readonly invoice: object | null;
  readonly two_people_reasons: string[];
  readonly paid_proposal: { readonly id: string; readonly reason: string } | null;
  readonly timeline: { readonly title: string; readonly note: string | null }[];
}

describe.each(anyDatabase)('a transfer without an invoice on $name', (database) => {
  const api = useTestApi(database);
  let first: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    first = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });

  const line = async (amount: string, fields = {}) =>
    (await uploaded(first, [{ purpose: 'Оплата услуг', amount, inn: '', ...fields }])).id;
  const payers = async (id: string, q = '') =>
    (
      await first.get(`/admin/bank-statements/${id}/lines/1/payers${q && `?q=${encodeURIComponent(q)}`}`)
    ).read<Payers>().payers;
  const give = (who: SignedIn, id: string, payerId: string, reason = 'Позвонили, это их перевод') =>
    who.post(`/admin/bank-statements/${id}/lines/1/pay`, { payer_id: payerId, reason });
  const personalPayer = async ({ userId }: SignedIn) =>
    (await sql<{ id: string }>`select id from payers where user_id = ${userId}`.execute(api.db)).rows[0]
      ?.id ?? '';
  const requestOf = async (id: string) => (await readStatement(first, id)).lines[0]?.match.request_id ?? '';
  const detail = async (id: string) => (await second.get(`/payment/requests/${id}`)).read<Detail>();
  const confirmSecond = async (id: string, requestId: string) =>
    (await confirm(second, id, [{ n: 1, request_id: requestId }])).read<Confirmed>().lines[0];

  it('becomes a paid request of the payer whom two people agree on, counts as a top-up and goes back as any other', async () => {
    const client = await api.signedIn({ displayName: 'Плательщица Без Счёта' });
    const id = await line('1500.25');
    const [payer] = await payers(id, 'Плательщица Без');
    expect(payer).toMatchObject({ name: 'Плательщица Без Счёта', refusal: null });
    expect(await give(first, id, payer?.id ?? '')).toMatchObject({ status: 200, message: FIRST });
    const requestId = await requestOf(id);
    expect(await balanceOf(client)).toBe(0);
    expect(await detail(requestId)).toMatchObject({
      status: 'processing',
      without_invoice: true,
      invoice: null,
      two_people_reasons: [
        'Оплата без счёта: плательщика выбирает сотрудник',
        expect.stringContaining('ИНН'),
      ],
      paid_proposal: { reason: expect.stringContaining('Позвонили, это их перевод') },
    });
    // Whoever gave the first one gives no second one.
    expect(
      (await confirm(first, id, [{ n: 1, request_id: requestId }])).read<Confirmed>().lines[0],
    ).toMatchObject({
      ok: false,
    });

    expect(await confirmSecond(id, requestId)).toMatchObject({
      ok: true,
      message: expect.stringContaining('оплачена'),
    });
    expect(await balanceOf(client)).toBe(1500.25);
    const { rows } = await sql`select b.total_topped_up::text as topped_up, e.kind from payer_balances b
      join payment_requests r on r.payer_id = b.payer_id join ledger_entries e on e.id = r.entry_id
      where r.id = ${requestId}`.execute(api.db);
    expect(rows).toMatchObject([{ topped_up: expect.stringMatching(/^1500\.25/), kind: 'topup' }]);
    expect((await readStatement(first, id)).lines[0]).toMatchObject({
      state: 'confirmed',
      request: { id: requestId, status: 'paid' },
    });
    expect(await client.get(`/payment/requests/${requestId}/invoice.pdf`)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('без счёта'),
    });
    expect(await readRequest(client, requestId)).toMatchObject({
      actions: { invoice: false, cancel: false },
    });
    expect((await detail(requestId)).timeline[0]).toMatchObject({
      title: 'Заявка создана',
      note: 'Оплата без счёта: плательщика выбирает сотрудник',
    });
    await moveRequest(first, requestId, 'refunded', { reason: 'Вернули' });
    expect(await balanceOf(client)).toBe(0);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('ends with the first confirmation: rejected, it frees its line, and nobody makes it paid by hand', async () => {
    const client = await api.signedIn();
    const id = await line('700');
    await give(first, id, await personalPayer(client));
    const requestId = await requestOf(id);
    const { paid_proposal } = await detail(requestId);
    await second.post(`/admin/proposals/${paid_proposal?.id}/reject`, { reason: 'Не их деньги' });
    expect(await detail(requestId)).toMatchObject({ status: 'rejected', reject_reason: 'Не их деньги' });
    const document = { bank_reference: '7', paid_on: '2026-11-24', payer_inn: INN };
    expect(await moveRequest(second, requestId, 'paid', document)).toMatchObject({ code: 'RES.003' });
    expect(await client.post(`/payment/requests/${requestId}/pay`)).toMatchObject({ code: 'RES.001' });
    expect((await readStatement(first, id)).lines[0]).toMatchObject({
      state: 'new',
      match: { request_id: null },
    });
    // The line may be given anew.
    const other = await api.signedIn();
    expect(await give(second, id, await personalPayer(other))).toMatchObject({ status: 200 });
  });

  it.each(['given to another payer', 'set aside'])(
    'waits for nobody once its first confirmation has lapsed, though no job has seen it: it is %s',
    async (fate) => {
      const id = await line('701');
      await give(first, id, await personalPayer(await api.signedIn()));
      const requestId = await requestOf(id);
      const { paid_proposal: proposal } = await detail(requestId);
      await endTerms(api.db, proposal?.id ?? '');
      expect((await readStatement(first, id)).lines[0]).toMatchObject({
        state: 'new',
        match: { request_id: null },
      });
      expect(await detail(requestId)).toMatchObject({
        confirmation: null,
        paid_proposal: null,
        two_people_reasons: [],
        actions: { change_status: ['rejected'] },
      });
      const other = await personalPayer(await api.signedIn());
      expect(
        fate === 'set aside'
          ? await first.post(`/admin/bank-statements/${id}/lines/1/ignore`, { reason: 'Не наше' })
          : await give(second, id, other),
      ).toMatchObject({ status: 200 });
      expect(await detail(requestId)).toMatchObject({
        status: 'rejected',
        reject_reason: 'За 7 дней его никто не подтвердил',
      });
    },
  );

  it('names a verified company by its INN, one that is not only when somebody looks for it, and verifies neither', async () => {
    const real = await found(api, { name: 'ООО «Настоящая»', bank_details: BANK });
    await vouchFor([first, second], real.id);
    const impostor = await found(api, { name: 'ООО «Настоящая»', bank_details: BANK });
    const id = await line('900', { inn: INN, payerAccount: BANK.account });
    const shown = (await payers(id)).map((payer) => payer.id);
    expect(shown).toContain(real.payerId);
    expect(shown).not.toContain(impostor.payerId);
    const looked = (await payers(id, INN)).find((payer) => payer.id === impostor.payerId);
    expect(looked?.doubts).toEqual(['Компания ООО «Настоящая» не проверена, и этот перевод её не проверит']);
    await give(first, id, impostor.payerId);
    const requestId = await requestOf(id);
    expect((await detail(requestId)).paid_proposal?.reason).toContain('не проверена');
    await confirmSecond(id, requestId);
    expect((await readVerification(first, impostor.id)).company.is_verified).toBe(false);
  });

  it('names the verified company first, however many companies with its INN others have founded', async () => {
    const real = await found(api, { name: 'Якорь', bank_details: BANK });
    await vouchFor([first, second], real.id);
    for (let count = 0; count < 21; count += 1) await found(api, { name: `Абрикос ${count}` });
    const id = await line('903', { inn: INN });
    const ids = (list: Awaited<ReturnType<typeof payers>>) => list.map((payer) => payer.id);
    expect(ids(await payers(id))).toContain(real.payerId);
    expect(ids(await payers(id, INN))).toContain(real.payerId);
  });

  it.each([
    [
      'other requisites',
      (form: object, company: Company) =>
        company.owner.put(`/company/${company.id}`, { ...form, kpp: '773699802' }),
    ],
    [
      'no verification',
      async (_: object, company: Company) =>
        second.post(`/admin/companies/${company.id}/verification/revoke`, { reason: 'Ошиблись' }),
    ],
  ])('is not confirmed for a company that has %s since', async (_, change) => {
    const form = companyForm({ bank_details: BANK });
    const company = await found(api, form);
    await vouchFor([first, second], company.id);
    const id = await line('904', { inn: INN });
    await give(first, id, company.payerId);
    const requestId = await requestOf(id);
    expect((await detail(requestId)).paid_proposal?.reason).toBe('Позвонили, это их перевод');
    expect(await change(form, company)).toMatchObject({ status: 200 });
    expect(await confirmSecond(id, requestId)).toMatchObject({
      ok: false,
      message: expect.stringContaining('другие реквизиты, или она больше не проверена'),
    });
    const { paid_proposal: proposal } = await detail(requestId);
    expect(proposal).toMatchObject({
      obstacle: 'requisites_changed',
      actions: { confirm: false, reject: true },
    });
    await second.post(`/admin/proposals/${proposal?.id}/reject`, { reason: 'Компания не та' });
    expect((await readStatement(first, id)).lines[0]).toMatchObject({ state: 'new' });
  });

  it('proposes no verified company that is closed', async () => {
    const closed = await found(api, { name: 'ООО «Закрытая»', bank_details: BANK });
    await vouchFor([first, second], closed.id);
    const id = await line('903', { inn: INN });
    expect((await payers(id)).map((payer) => payer.id)).toContain(closed.payerId);
    await sql`update companies set closed_at = now() where id = ${closed.id}`.execute(api.db);
    expect((await payers(id)).map((payer) => payer.id)).not.toContain(closed.payerId);
  });

  it('says which invoice its purpose names, and the audit tells whom it was given to', async () => {
    const invoiced = await api.signedIn({ displayName: 'Хозяйка Счёта' });
    const { request } = await openRequest(invoiced, { method: 'invoice', amount: '904' });
    const client = await api.signedIn({ displayName: 'Другой Плательщик' });
    const purpose = `Оплата по счёту ${request.number}`;
    const id = await line('904', { purpose });
    expect((await payers(id, 'Другой Плательщик'))[0]?.doubts).toContain(
      `В назначении открытая заявка ${request.number} (Хозяйка Счёта): возможно, оплачена она`,
    );
    const ofOtherSum = await line('905', { purpose });
    expect((await payers(ofOtherSum, 'Другой Плательщик'))[0]?.doubts.join()).toContain(
      `В назначении заявка ${request.number} на другую сумму`,
    );
    await give(first, id, await personalPayer(client));
    const requestId = await requestOf(id);
    expect((await detail(requestId)).two_people_reasons.join()).toContain('возможно, оплачена она');
    const { rows } =
      await sql`select after ->> 'request_id' as request, after -> 'doubts' ->> 0 as doubt from audit_log
      where action = 'bank_statement.pay_without_invoice' and entity_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ request: requestId, doubt: expect.stringContaining('ИНН') }]);
  });

  it('says loudly that the INN is another one', async () => {
    const company = await found(api, { name: 'ООО «Лютик»' });
    const id = await line('901', { inn: '7707083893' });
    expect((await payers(id, 'Лютик'))[0]?.doubts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^ИНН не совпадает: перевод от .+ с ИНН 7707083893, а у компании ООО «Лютик» ИНН 7736207543$/,
        ),
      ]),
    );
    await give(first, id, company.payerId);
    expect((await detail(await requestOf(id))).two_people_reasons.join()).toContain('ИНН не совпадает');
  });

  it('goes to nobody’s own account, to none that is closed, and to no second payer', async () => {
    const own = await line('50');
    expect(await give(first, own, await personalPayer(first))).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('ваш счёт'),
    });
    const gone = await api.signedIn();
    const admin = await api.signedIn({ role: 'admin' });
    const payerId = await personalPayer(gone);
    await admin.delete(`/admin/users/${gone.userId}`);
    expect(await give(first, own, payerId)).toMatchObject({ code: 'RES.003' });
    const one = await personalPayer(await api.signedIn());
    expect(await give(first, own, one, ' ')).toMatchObject({ code: 'VAL.004' });
    const answers = await together(api, [
      () => give(first, own, one),
      () => give(second, own, one),
      () => give(first, own, one),
    ]);
    expect(answers.map(({ status, code }) => `${status} ${code}`.trim()).sort()).toEqual([
      '200',
      '409 RES.003',
      '409 RES.003',
    ]);
    const requestId = await requestOf(own);
    const { rows: made } = await sql`select id from payment_requests where payer_id = ${one}`.execute(api.db);
    expect(made).toEqual([{ id: requestId }]);
    expect(await give(second, own, one)).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/^Строка уже ждёт второго подтверждения по заявке З-\d{6}$/),
    });
    // The second person's own account is not confirmed by them either.
    const theirs = await line('51');
    await give(first, theirs, await personalPayer(second));
    expect(await confirmSecond(theirs, await requestOf(theirs))).toMatchObject({ ok: false });
    // Another transfer of the same sum does not pay the same request.
    const twin = await line('50');
    expect(
      (await confirm(second, twin, [{ n: 1, request_id: requestId }])).read<Confirmed>().lines[0],
    ).toMatchObject({
      ok: false,
      message: expect.stringContaining('создана по другому переводу'),
    });
  });

  it('is given once, whoever gives it to whom at once', async () => {
    const [one, other] = [
      await personalPayer(await api.signedIn()),
      await personalPayer(await api.signedIn()),
    ];
    for (let round = 0; round < raceRounds(6); round += 1) {
      const id = await line(`${80 + round}`);
      const answers = await together(api, [() => give(first, id, one), () => give(second, id, other)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['', 'RES.003']);
    }
    const { rows } = await sql`select count(*)::integer as made from payment_requests
      where payer_id in (${one}, ${other})`.execute(api.db);
    expect(rows).toEqual([{ made: raceRounds(6) }]);
  });

  it('goes to no group or company of whoever gives it, to none that is switched off unless it owes', async () => {
    const company = await found(api, { name: 'ООО «Своя»' });
    const colleague = await api.signedIn({ permissions: MANAGE, displayName: 'Из компании' });
    await sql`insert into company_members (user_id, company_id) values (${colleague.userId}, ${company.id})`.execute(
      api.db,
    );
    const id = await line('52');
    expect(await give(colleague, id, company.payerId)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('вашей группы или компании'),
    });
    const off = await found(api, { name: 'ООО «Выключена»' });
    await sql`update payers set is_active = false where id = ${off.payerId}`.execute(api.db);
    expect((await payers(id, 'Выключена'))[0]?.refusal).toContain('Счёт выключен');
    expect(await give(first, id, off.payerId)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Счёт выключен'),
    });
    const owing = await found(api, { name: 'ООО «Должник»' });
    await leaveDebt(api, owing.payerId, '10');
    await sql`update payers set is_active = false where id = ${owing.payerId}`.execute(api.db);
    expect((await payers(id, 'Должник'))[0]?.refusal).toBeNull();
    expect(await give(first, id, owing.payerId)).toMatchObject({ status: 200 });
  });

  it.each(['proposal', 'page'])(
    'is paid by the second person at the %s too, and by the first one nowhere',
    async (door) => {
      const client = await api.signedIn();
      const id = await line('64');
      await give(first, id, await personalPayer(client));
      const requestId = await requestOf(id);
      const { paid_proposal } = await detail(requestId);
      const through = (who: SignedIn) =>
        door === 'page'
          ? moveRequest(who, requestId, 'paid', { reason: 'Пришло' })
          : who.post(`/admin/proposals/${paid_proposal?.id}/confirm`, {});
      expect(await through(first)).toMatchObject({ code: 'RES.003' });
      expect(await balanceOf(client)).toBe(0);
      expect(await through(second)).toMatchObject({ status: 200 });
      expect(await balanceOf(client)).toBe(64);
    },
  );

  it.each(['deleted', 'closed'])(
    'is not confirmed by any door for a payer who was %s meanwhile',
    async (end) => {
      const company = await found(api, { name: 'ООО «Уходит»' });
      const client = end === 'deleted' ? await api.signedIn() : company.owner;
      const payerId = end === 'deleted' ? await personalPayer(client) : company.payerId;
      const id = await line('60');
      await give(first, id, payerId);
      const requestId = await requestOf(id);
      const { paid_proposal } = await detail(requestId);
      await (end === 'deleted'
        ? sql`update users set deleted_at = now(), is_active = false where id = ${client.userId}`
        : sql`update companies set closed_at = now() where id = ${company.id}`
      ).execute(api.db);
      expect(await second.post(`/admin/proposals/${paid_proposal?.id}/confirm`, {})).toMatchObject({
        code: 'RES.003',
      });
      expect(await moveRequest(second, requestId, 'paid', { reason: 'Пришло' })).toMatchObject({
        code: 'RES.003',
      });
      expect(await confirmSecond(id, requestId)).toMatchObject({ ok: false });
      const { rows } =
        await sql`select balance::float from payer_balances where payer_id = ${payerId}`.execute(api.db);
      expect(rows).toEqual([{ balance: 0 }]);
    },
  );

  it('is not confirmed once its author has come to the payer, and is rejected on its page', async () => {
    const author = await api.signedIn({ permissions: MANAGE });
    const { id: groupId, payerId } = await groupOfOne(api);
    const id = await line('906');
    await give(author, id, payerId);
    const requestId = await requestOf(id);
    await sql`insert into group_members (id, group_id, user_id, role)
      values (uuid_v7(), ${groupId}, ${author.userId}, 'member')`.execute(api.db);
    const refusal = expect.stringContaining('Первое подтверждение больше не действует');
    expect(await confirmSecond(id, requestId)).toMatchObject({ ok: false, message: refusal });
    expect(await moveRequest(second, requestId, 'paid')).toMatchObject({ code: 'RES.003', message: refusal });
    expect(await moveRequest(second, requestId, 'rejected', { reason: 'Его группа' })).toMatchObject({
      status: 200,
    });
    expect((await detail(requestId)).status).toBe('rejected');
    expect((await readStatement(first, id)).lines[0]).toMatchObject({
      state: 'new',
      match: { request_id: null },
    });
  });

  it('waits while the account of the payer is switched off', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const client = await api.signedIn();
    const id = await line('905');
    const payerId = await personalPayer(client);
    const turn = (is_active: boolean) =>
      admin.patch(`/admin/payers/${payerId}`, { is_active, reason: 'Проверка' });
    await give(first, id, payerId);
    const requestId = await requestOf(id);
    expect((await turn(false)).status).toBe(200);
    const { paid_proposal: proposal } = await detail(requestId);
    const refusal = expect.stringContaining('Счёт выключен');
    expect(await confirmSecond(id, requestId)).toMatchObject({ ok: false, message: refusal });
    expect(await second.post(`/admin/proposals/${proposal?.id}/confirm`, {})).toMatchObject({
      code: 'RES.003',
      message: refusal,
    });
    expect(await moveRequest(second, requestId, 'paid')).toMatchObject({ code: 'RES.003', message: refusal });
    await turn(true);
    expect(await confirmSecond(id, requestId)).toMatchObject({ ok: true });
    expect(await balanceOf(client)).toBe(905);
  });

  it('is paid by two people whoever writes to the database', async () => {
    const client = await api.signedIn();
    const id = await line('61');
    await give(first, id, await personalPayer(client));
    const requestId = await requestOf(id);
    await expect(
      sql`update payment_requests set status = 'paid', status_by = confirmed_by where id = ${requestId}`.execute(
        api.db,
      ),
    ).rejects.toThrow('two people');
    const set = (change: ReturnType<typeof sql>) =>
      sql`update payment_requests set ${change} where id = ${requestId}`.execute(api.db);
    await expect(set(sql`status = 'paid', status_by = null`)).rejects.toThrow('two people');
    await expect(set(sql`confirmed_by = ${second.userId}`)).rejects.toThrow('not taken over');
    const other = await personalPayer(await api.signedIn());
    for (const change of [
      sql`without_invoice = false`,
      sql`amount = 62`,
      sql`payer_id = ${other}`,
      sql`user_id = ${second.userId}`,
    ])
      await expect(set(change)).rejects.toThrow('never changes');
    await expect(
      sql`insert into issued_invoices (request_id, is_late, document) values (${requestId}, false, '{"version": 1}')`.execute(
        api.db,
      ),
    ).rejects.toThrow('no invoice');
  });

  it('is never paid without a first confirmation, nor made of a card, whoever writes to the database', async () => {
    const client = await api.signedIn();
    const payerId = await personalPayer(client);
    const made = (method: 'card' | 'invoice', id = uuidv7()) =>
      insertRequest(api.db, {
        id,
        method,
        amount: '63',
        payerId,
        userId: client.userId,
        withoutInvoice: { actorId: first.userId, note: 'В обход' },
      }).then(() => id);
    await expect(made('card')).rejects.toThrow('without an invoice');
    const id = await made('invoice');
    await sql`update payment_requests set status = 'processing' where id = ${id}`.execute(api.db);
    await expect(
      sql`update payment_requests set status = 'paid', status_by = ${second.userId} where id = ${id}`.execute(
        api.db,
      ),
    ).rejects.toThrow('two people');
  });
});
