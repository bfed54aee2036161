import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { BANK, type Founded, found } from '#test/company-people.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { readVerification, vouch, vouchFor } from '#test/test-companies.ts';
import { balanceOf, moveRequest, openRequest, payByHand, readRequest } from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { type Confirmed, confirm, readStatement, uploaded } from './testing/upload.ts';

const INN = '7736207543';
const FROM_OUR_ACCOUNT = { inn: INN, payerAccount: BANK.account };

describe.each(anyDatabase)('a line of a statement and who the company is, on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    finance = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Первый' });
    second = await api.signedIn({ permissions: ['payment_request:manage'], displayName: 'Второй' });
  });

  const invoice = (company: Founded, amount: string) =>
    openRequest(company.owner, { method: 'invoice', amount });
  const outcome = async (answer: ReturnType<typeof confirm>) =>
    (await answer).read<Confirmed>().lines[0]?.message;
  const isVerified = async ({ id }: Founded) => (await readVerification(finance, id)).company.is_verified;
  const confirmedBy = async (clerk: SignedIn, statementId: string, requestId: string) =>
    outcome(confirm(clerk, statementId, [{ n: 1, request_id: requestId }]));
  const FIRST = 'Первое подтверждение записано. Второе даёт другой человек';

  it('never gives the transfer of a company to one that only took its INN and its account', async () => {
    const real = await found(api, { bank_details: BANK });
    await vouchFor([finance, second], real.id);
    const impostor = await found(api, { bank_details: BANK, name: 'ООО «Ромашка»' });
    const forged = await invoice(impostor, '7100');
    const { id, lines } = await uploaded(finance, [
      { purpose: 'Оплата по договору № 131', amount: '7100', ...FROM_OUR_ACCOUNT },
    ]);
    expect(lines[0]?.match).toMatchObject({
      request_id: null,
      confidence: 'none',
      can_confirm: false,
      why: [expect.stringContaining('компания не проверена')],
      others: [
        {
          request_id: forged.id,
          company: {
            id: impostor.id,
            inn: INN,
            kpp: expect.stringMatching(/^77361/),
            is_verified: false,
            created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
            created_by: { id: impostor.owner.userId, display_name: 'Основатель' },
          },
        },
      ],
    });

    // The real one awaits the same sum: now there are two, and still none is proposed.
    const meant = await invoice(real, '7100');
    const seen = await readStatement(finance, id);
    expect(seen.lines[0]?.match).toMatchObject({ request_id: null, others: { length: 2 } });

    // Chosen by hand for the impostor it takes two people, and the verified one is paid by one.
    expect(await confirmedBy(finance, id, forged.id)).toBe(FIRST);
    expect(await balanceOf(impostor.owner)).toBe(0);
    expect(await moveRequest(second, forged.id, 'rejected', { reason: 'Чужой перевод' })).toMatchObject({
      status: 200,
    });
    expect((await readStatement(finance, id)).lines[0]?.match).toMatchObject({
      request_id: meant.id,
      confidence: 'likely',
      comes_to: 'paid',
    });
    expect(await confirmedBy(finance, id, meant.id)).toMatch(/^Заявка З-\d+ оплачена$/);
    expect(await balanceOf(real.owner)).toBe(7100);
    // Its transfer is not the impostor's proof, though the INN and the account are the same.
    expect([await isVerified(real), await isVerified(impostor)]).toEqual([true, false]);
  });

  it('verifies the company that it pays for, when two people have confirmed it', async () => {
    const company = await found(api, { bank_details: BANK });
    const { id: requestId, request } = await invoice(company, '7200');
    const statement = await uploaded(finance, [
      { purpose: `Счёт ${request.number}`, amount: '7200', ...FROM_OUR_ACCOUNT },
    ]);
    expect(statement.lines[0]?.match).toMatchObject({
      confidence: 'exact',
      comes_to: 'first',
      why: expect.arrayContaining([expect.stringContaining('Этот перевод проверит компанию')]),
    });
    expect(await confirmedBy(finance, statement.id, requestId)).toBe(FIRST);
    expect(await confirmedBy(finance, statement.id, requestId)).toContain('второй раз подтверждает другой');
    expect(await isVerified(company)).toBe(false);
    expect(await confirmedBy(second, statement.id, requestId)).toContain('оплачена');
    expect(await readVerification(finance, company.id)).toMatchObject({
      company: { is_verified: true },
      verified_by: {
        kind: 'transfer',
        transfer: { number: statement.lines[0]?.number, statement_id: statement.id, n: 1 },
      },
    });

    expect(await vouch(finance, company.id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('уже проверена своим переводом'),
    });

    // The next one needs no number, and no second person.
    const next = await invoice(company, '7201');
    const later = await uploaded(finance, [{ purpose: 'Пополнение', amount: '7201', ...FROM_OUR_ACCOUNT }]);
    expect(later.lines[0]?.match).toMatchObject({
      request_id: next.id,
      confidence: 'likely',
      comes_to: 'paid',
      company: { is_verified: true },
    });

    // Other requisites end it, and what was proposed takes two people, whoever reads the page of before.
    const bankDetails = {
      ...BANK,
      account: '40702810755000067890',
      bik: '044525225',
      corr_account: '30101810400000000225',
    };
    const changed = await company.owner.put(`/company/${company.id}/bank-details`, bankDetails);
    expect(changed.status).toBe(200);
    expect(await isVerified(company)).toBe(false);
    expect((await readStatement(finance, later.id)).lines[0]?.match.confidence).toBe('none');
    expect(await confirmedBy(finance, later.id, next.id)).toBe(FIRST);

    // A refund takes the proof back, also where the former account is given again.
    await company.owner.put(`/company/${company.id}/bank-details`, BANK);
    expect(await isVerified(company)).toBe(true);
    expect((await moveRequest(finance, requestId, 'refunded', { reason: 'Не та компания' })).code).toBe('');
    expect(await isVerified(company)).toBe(false);
  });

  it('that one person confirmed for a company proves nothing, whatever account it names later', async () => {
    const company = await found(api);
    const { id, request } = await invoice(company, '7300');
    const statement = await uploaded(finance, [
      { purpose: `Счёт ${request.number}`, amount: '7300', ...FROM_OUR_ACCOUNT },
    ]);
    expect(await confirmedBy(finance, statement.id, id)).toContain('оплачена');
    await company.owner.put(`/company/${company.id}/bank-details`, BANK);
    expect(await isVerified(company)).toBe(false);
    // Confirmed before companies were verified, it would.
    await sql`update bank_transfers set is_by_two = null where request_id = ${id}`.execute(api.db);
    expect(await isVerified(company)).toBe(true);
  });

  it('needs two people where its number names a request that is paid, of another sum or of another payer', async () => {
    const company = await found(api, { bank_details: BANK });
    await vouchFor([finance, second], company.id);
    const [paid, smaller, stranger] = [
      await invoice(company, '7400'),
      await invoice(company, '7401'),
      await openRequest(await api.signedIn(), { method: 'invoice', amount: '7402' }),
    ];
    await payByHand(finance, paid.id);
    for (const [named, why] of [
      [paid, 'уже оплачена'],
      [smaller, 'на другую сумму'],
      [stranger, /на другую сумму|другого плательщика/],
    ] as const) {
      const chosen = await invoice(company, '7400');
      const { id, lines } = await uploaded(finance, [
        { purpose: `По счёту ${named.request.number}`, amount: '7400', ...FROM_OUR_ACCOUNT },
      ]);
      expect(lines[0]).toMatchObject({
        needs_two_people: true,
        why_two_people: [expect.stringMatching(why)],
        match: { request_id: chosen.id, confidence: 'likely', comes_to: 'first' },
      });
      expect(await confirmedBy(finance, id, chosen.id)).toBe(FIRST);
      expect(await readRequest(finance, chosen.id)).toMatchObject({ status: 'processing' });
      expect(await confirmedBy(second, id, chosen.id)).toContain('оплачена');
    }
    const other = await openRequest(await api.signedIn(), { method: 'invoice', amount: '7403' });
    const mine = await invoice(company, '7403');
    const { id } = await uploaded(finance, [
      { purpose: `По счёту ${other.request.number}`, amount: '7403', ...FROM_OUR_ACCOUNT },
    ]);
    expect(await confirmedBy(finance, id, mine.id)).toBe(FIRST);
  });

  it('shows staff alone what is known of the company', async () => {
    const company = await found(api, { bank_details: BANK });
    const { id } = await invoice(company, '7500');
    const facts = {
      id: company.id,
      inn: INN,
      is_verified: false,
      created_by: { display_name: 'Основатель' },
    };
    expect((await finance.get(`/payment/requests/${id}`)).data).toMatchObject({ company: facts });
    const list = (await finance.get('/payment/requests?method=invoice&amount_from=7500&amount_to=7500')).data;
    expect(list).toMatchObject({ items: [{ id, company: facts }] });
    expect((await company.owner.get(`/payment/requests/${id}`)).data).toMatchObject({ company: null });
    expect((await company.owner.get('/payment/requests/my')).data).toMatchObject({
      items: [{ company: null }],
    });
    const manager = await api.signedIn({ permissions: ['user:manage'] });
    expect((await manager.get(`/admin/payers/${company.payerId}`)).data).toMatchObject({ company: facts });
    expect((await manager.get(`/admin/companies?q=${company.id}`)).data).toMatchObject({
      items: [{ inn: INN, is_verified: false }],
    });
  });
});

describeOnPostgres('those who confirm a line for a company that is not verified, at once on $name', () => {
  it('are the first and the second, never one person twice, whatever account the company names meanwhile', async () => {
    const url = await createPostgresDatabase();
    const api = await createTestApiOver(openPostgres({ url, lockTimeoutMs: 600_000 }));
    const permissions = ['payment_request:manage'];
    const [one, other] = [await api.signedIn({ permissions }), await api.signedIn({ permissions })];
    for (let round = 0; round < raceRounds(6); round += 1) {
      const company = await found(api, { bank_details: BANK });
      const { id: requestId } = await openRequest(company.owner, { method: 'invoice', amount: '7600' });
      const { id } = await uploaded(one, [{ purpose: 'Пополнение', amount: '7600', ...FROM_OUR_ACCOUNT }]);
      const press = (clerk: SignedIn) => () => confirm(clerk, id, [{ n: 1, request_id: requestId }]);
      const oks = (answers: readonly Answer[]) =>
        answers.filter((answer) => answer.read<Confirmed>().lines[0]?.ok).length;
      expect(oks(await together(api, [press(one), press(one)]))).toBe(1);
      expect(await balanceOf(company.owner)).toBe(0);
      const [first, second] = await together(api, [press(other), press(other)]);
      expect(oks([first, second])).toBe(1);
      expect(await balanceOf(company.owner)).toBe(7600);

      const next = await openRequest(company.owner, { method: 'invoice', amount: '7601' });
      const later = await uploaded(one, [{ purpose: 'Пополнение', amount: '7601', ...FROM_OUR_ACCOUNT }]);
      const account = {
        ...BANK,
        account: '40702810755000067890',
        bik: '044525225',
        corr_account: '30101810400000000225',
      };
      const [paid] = await together(api, [
        () => confirm(one, later.id, [{ n: 1, request_id: next.id }]),
        () => company.owner.put(`/company/${company.id}/bank-details`, account),
      ]);
      // One person was enough before the change, and gave the first word after it.
      const isPaid = paid.read<Confirmed>().confirmed === 1;
      expect(await balanceOf(company.owner)).toBe(isPaid ? 15_201 : 7600);
      expect((await readVerification(one, company.id)).company.is_verified).toBe(false);
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
    await dropPostgresDatabase(url);
  });
});
