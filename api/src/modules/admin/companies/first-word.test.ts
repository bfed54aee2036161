import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { lapseProposals, type Proposal } from '#lib/proposals/index.ts';
import { BANK, companyForm, type Founded, found, hire } from '#test/company-people.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { readVerification, vouch } from '#test/test-companies.ts';
import { endTerms } from '#test/test-days.ts';
import { together } from '#test/together.ts';

const MANAGE = ['payment_request:manage'];
const OTHER_REQUISITES = 'Реквизиты компании с тех пор изменились';

type Verb = 'confirm' | 'reject' | 'cancel';
const decide = (client: TestClient, id: string, verb: Verb) =>
  client.post(`/admin/proposals/${id}/${verb}`, verb === 'reject' ? { reason: 'Подделка' } : {}, {
    'idempotency-key': uuidv7(),
  });

const proposalsOf = async (client: TestClient, { payerId }: Pick<Founded, 'payerId'>) =>
  (await client.get(`/admin/proposals?payer_id=${payerId}&sort=-created_at`)).read<{ items: Proposal[] }>()
    .items;

async function openOf(client: TestClient, company: Founded): Promise<Proposal> {
  const open = (await proposalsOf(client, company)).find(({ status }) => status === 'pending');
  if (!open) throw new Error('nothing waits about the company');
  return open;
}

const wordsOf = async ({ db }: Pick<TestApi, 'db'>, { id }: Pick<Founded, 'id'>) =>
  (
    await sql<{
      first_by: string;
      second_by: string | null;
      revoked_by: string | null;
      reason: string | null;
    }>`
      select first_by, second_by, revoked_by, revoke_reason as reason from company_verifications
      where company_id = ${id} order by first_at`.execute(db)
  ).rows;

describe.each(anyDatabase)('the first word about a company on $name', (database) => {
  const api = useTestApi(database);
  let first: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    first = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });
  const isVerified = async ({ id }: Founded) => (await readVerification(second, id)).company.is_verified;
  async function vouched(changes: object = {}): Promise<Founded> {
    const company = await found(api, changes);
    expect((await vouch(first, company.id)).status).toBe(200);
    return company;
  }

  it('is a proposal that names the company and the requisites that were seen', async () => {
    const form = companyForm();
    const company = await vouched({ ...form, bank_details: BANK });
    expect(await openOf(second, company)).toMatchObject({
      kind: 'company_verification',
      payer: { id: company.payerId, name: form.name },
      title: form.name,
      details: [
        { field: 'inn', before: null, after: form.inn },
        { field: 'kpp', before: null, after: form.kpp },
        { field: 'account', before: null, after: BANK.account },
      ],
      amount: null,
      reason: null,
      proposed_by: { id: first.userId },
      actions: { confirm: true, reject: true, cancel: false },
      awaits: expect.arrayContaining([expect.objectContaining({ id: second.userId })]),
    });
    expect((await openOf(first, company)).obstacle).toBe('author');
    expect(await proposalsOf(company.owner, company).catch(() => 'refused')).toBe('refused');
  });

  it('is confirmed as a proposal, too: both people stand in the record, and in the audit', async () => {
    const company = await vouched();
    const { id } = await openOf(second, company);
    expect(await decide(first, id, 'confirm')).toMatchObject({ code: 'RES.003' });
    expect((await decide(second, id, 'confirm')).data).toMatchObject({
      status: 'confirmed',
      decided_by: { id: second.userId },
    });
    expect(await readVerification(first, company.id)).toMatchObject({
      company: { is_verified: true },
      verified_by: { kind: 'people', people: { first: 'Первый', second: 'Второй' } },
      first: null,
      may: { confirm: false, revoke: true },
    });
    expect(await decide(second, id, 'confirm')).toMatchObject({ code: 'RES.003' });
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where entity_id in (${id}, ${company.id}) and entity_type in ('proposal', 'company_verification') order by seq`.execute(
      api.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'proposal.create',
      'company_verification.first',
      'company_verification.second',
      'proposal.confirm',
    ]);
  });

  it('is confirmed on the page of the company: the same proposal', async () => {
    const company = await vouched();
    const { id } = await openOf(second, company);
    expect((await vouch(second, company.id)).message).toBe('Компания проверена');
    expect(await proposalsOf(second, company)).toMatchObject([
      { id, status: 'confirmed', decided_by: { id: second.userId } },
    ]);
    expect(await wordsOf(api, company)).toMatchObject([
      { first_by: first.userId, second_by: second.userId, revoked_by: null },
    ]);
  });

  it.each([
    ['rejected', 'reject', 'Подделка'],
    ['cancelled', 'cancel', 'Отозвано тем, кто подтвердил'],
  ] as const)('that is %s ends, and somebody may begin anew', async (status, verb, reason) => {
    const company = await vouched();
    const { id } = await openOf(second, company);
    const who = verb === 'reject' ? second : first;
    expect((await decide(who, id, verb)).data).toMatchObject({ status });
    expect(await wordsOf(api, company)).toMatchObject([{ second_by: null, revoked_by: who.userId, reason }]);
    expect(await readVerification(second, company.id)).toMatchObject({
      company: { is_verified: false },
      first: null,
      may: { confirm: true, revoke: false },
    });
    expect((await vouch(second, company.id)).message).toContain('Первое подтверждение записано');
    expect((await vouch(first, company.id)).message).toBe('Компания проверена');
  });

  it('is taken back on the page of the company by its author, and rejected there by anybody else', async () => {
    for (const [who, status] of [
      [first, 'cancelled'],
      [second, 'rejected'],
    ] as const) {
      const company = await vouched();
      const path = `/admin/companies/${company.id}/verification/revoke`;
      expect((await who.post(path, { reason: 'Ошибка' })).status).toBe(200);
      expect(await proposalsOf(second, company)).toMatchObject([
        { status, decided_by: { id: who.userId }, decision_reason: 'Ошибка' },
      ]);
      expect(await wordsOf(api, company)).toMatchObject([{ revoked_by: who.userId, reason: 'Ошибка' }]);
    }
  });

  it('loses its force after 7 days, whichever way the second one comes', async () => {
    const [byProposal, byPage] = [await vouched(), await vouched()];
    const { id } = await openOf(second, byProposal);
    await endTerms(api.db, id, (await openOf(second, byPage)).id);
    expect((await readVerification(second, byPage.id)).first).toBeNull();
    expect(await decide(second, id, 'confirm')).toMatchObject({
      message: expect.stringContaining('потеряло силу'),
    });
    expect((await vouch(second, byPage.id)).message).toContain('Первое подтверждение записано');
    expect(await isVerified(byPage)).toBe(false);
    await lapseProposals(api.db);
    expect(await wordsOf(api, byProposal)).toMatchObject([
      { second_by: null, revoked_by: null, reason: 'За 7 дней его никто не подтвердил' },
    ]);
    expect((await proposalsOf(second, byPage)).map(({ status }) => status)).toEqual(['pending', 'lapsed']);
  });

  it('about other requisites is not confirmed; the next one takes its place', async () => {
    const form = companyForm();
    const company = await vouched(form);
    const { id } = await openOf(second, company);
    const change = (kpp: string) => company.owner.put(`/company/${company.id}`, { ...form, kpp });
    await change('773699801');
    expect(await openOf(second, company)).toMatchObject({
      obstacle: 'requisites_changed',
      actions: { confirm: false, reject: true },
    });
    expect(await decide(second, id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('с тех пор изменились'),
    });
    expect(await readVerification(second, company.id)).toMatchObject({
      first: null,
      may: { confirm: true, revoke: false },
    });
    expect((await vouch(second, company.id)).message).toContain('Первое подтверждение записано');
    expect(await proposalsOf(second, company)).toMatchObject([
      { status: 'pending', proposed_by: { id: second.userId } },
      { id, status: 'cancelled', decided_by: null, decision_reason: OTHER_REQUISITES },
    ]);
    expect(await isVerified(company)).toBe(false);
    // What was said of the former ones does not come back with them.
    await change(form.kpp);
    expect((await readVerification(first, company.id)).first).toBeNull();
    await change('773699801');
    expect((await vouch(first, company.id)).message).toBe('Компания проверена');
  });

  it('is not decided by people of the company, nor once its author is one of them', async () => {
    const company = await vouched();
    const { id } = await openOf(second, company);
    const clerk = await hire(api, company.id, { permissions: MANAGE });
    for (const verb of ['confirm', 'reject'] as const)
      expect(await decide(clerk, id, verb)).toMatchObject({
        code: 'RES.003',
        message: 'Это ваша компания: о ней судит другой человек',
      });
    expect((await openOf(second, company)).awaits.map((person) => person.id)).not.toContain(clerk.userId);
    const joiner = await api.signedIn({ permissions: MANAGE });
    const other = await found(api);
    await vouch(joiner, other.id);
    await sql`update users set company_id = ${other.id} where id = ${joiner.userId}`.execute(api.db);
    expect(await decide(second, (await openOf(second, other)).id, 'confirm')).toMatchObject({
      message: expect.stringContaining('Автор больше не может'),
    });
    expect(await isVerified(other)).toBe(false);
  });

  it('about a company that is closed by now is not confirmed', async () => {
    const company = await vouched();
    const { id } = await openOf(second, company);
    expect((await company.owner.delete(`/company/${company.id}`)).status).toBe(200);
    expect(await decide(second, id, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('закрыли'),
    });
  });

  it('of the release before becomes a proposal, and ends as that release ends it', async () => {
    const write = async (company: Founded) =>
      sql`insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by)
        select ${uuidv7()}::uuid, id, inn, kpp, bank_account, ${first.userId}::uuid from companies
        where id = ${company.id}`.execute(api.db);
    const [confirmed, byProposal, revoked] = [await found(api), await found(api), await found(api)];
    for (const company of [confirmed, byProposal, revoked]) {
      await write(company);
      expect(await openOf(second, company)).toMatchObject({
        kind: 'company_verification',
        title: 'ООО «Ромашка»',
        payer: { id: company.payerId },
        details: [{ field: 'inn' }, { field: 'kpp' }],
        proposed_by: { id: first.userId },
        actions: { confirm: true },
      });
    }
    await sql`update company_verifications set second_by = ${second.userId}, second_at = now()
      where company_id = ${confirmed.id}`.execute(api.db);
    expect(await proposalsOf(second, confirmed)).toMatchObject([
      { status: 'confirmed', decided_by: { id: second.userId } },
    ]);
    expect(await isVerified(confirmed)).toBe(true);
    await decide(second, (await openOf(second, byProposal)).id, 'confirm');
    expect(await isVerified(byProposal)).toBe(true);
    expect(await wordsOf(api, byProposal)).toHaveLength(1);
    await sql`update company_verifications set revoked_by = ${second.userId}, revoked_at = now(), revoke_reason = 'Нет'
      where company_id = ${revoked.id}`.execute(api.db);
    expect(await proposalsOf(second, revoked)).toMatchObject([
      { status: 'rejected', decided_by: { id: second.userId }, decision_reason: 'Нет' },
    ]);
    // That release begins anew where the requisites are other ones.
    await write(revoked);
    await sql`update companies set kpp = '773699701' where id = ${revoked.id}`.execute(api.db);
    await write(revoked);
    expect((await proposalsOf(second, revoked)).map(({ status }) => status)).toEqual([
      'pending',
      'cancelled',
      'rejected',
    ]);
    expect((await wordsOf(api, revoked)).filter(({ reason }) => reason === null)).toHaveLength(1);
  });
});

describeOnPostgres('the words about one company at once on $name', (database) => {
  it('are decided once, wherever and by whomever, and never about other requisites', async () => {
    const api = await createTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
    const [first, one, two, three] = await Promise.all(
      Array.from({ length: 4 }, () => api.signedIn({ permissions: MANAGE })),
    );
    if (!first || !one || !two || !three) throw new Error('nobody');
    for (let round = 0; round < raceRounds(12); round += 1) {
      const form = companyForm();
      const company = await found(api, form);
      await vouch(first, company.id);
      const seen = await readVerification(one, company.id);
      const { id } = await openOf(one, company);
      const changes = round % 2 === 0;
      const calls = [
        () => decide(one, id, 'confirm'),
        () => vouch(two, company.id, seen),
        () => decide(three, id, round % 3 === 0 ? 'reject' : 'confirm'),
        () =>
          changes
            ? company.owner.put(`/company/${company.id}`, { ...form, kpp: `77368${1000 + round}` })
            : vouch(first, company.id, seen),
        () => (round % 4 === 1 ? decide(first, id, 'cancel') : vouch(first, company.id, seen)),
        async () => ({ status: (await lapseProposals(api.db)) >= 0 ? 200 : 500 }),
      ];
      const at = round % calls.length;
      const answers = await together(api, [...calls.slice(at), ...calls.slice(0, at)]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const proposals = await proposalsOf(one, company);
      const confirmed = proposals.filter(({ status }) => status === 'confirmed');
      expect(confirmed.length).toBeLessThanOrEqual(1);
      const words = await wordsOf(api, company);
      expect(
        words
          .filter(({ second_by: by }) => by !== null)
          .map(({ first_by, second_by }) => [first_by, second_by]),
      ).toEqual(confirmed.map(({ proposed_by, decided_by }) => [proposed_by.id, decided_by?.id]));
      expect(words.filter(({ second_by, reason }) => second_by === null && reason === null)).toHaveLength(
        proposals.filter(({ status }) => status === 'pending').length,
      );
      if (changes) expect((await readVerification(one, company.id)).company.is_verified).toBe(false);
    }
    const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
      where datname = current_database()`.execute(api.db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
    await api.close();
  });
});
