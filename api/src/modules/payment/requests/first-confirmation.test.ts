import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { lapseProposals, type Proposal } from '#lib/proposals/index.ts';
import { confirm, readStatement, uploaded } from '#modules/admin/bank-statements/testing/upload.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { endTerms } from '#test/test-days.ts';
import {
  balanceOf,
  bankDocument,
  moveRequest,
  noticeOf,
  openRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { together } from '#test/together.ts';

const MANAGE = ['payment_request:manage'];
const AMOUNT = '100000';

const ofRequest = async (client: TestClient, id: string) =>
  (await client.get(`/admin/proposals?request_id=${id}`)).read<{ items: Proposal[] }>().items;
const decide = (
  client: TestClient,
  id: string,
  verb: 'confirm' | 'reject' | 'cancel',
  reason = 'Не та сумма',
) =>
  client.post(`/admin/proposals/${id}/${verb}`, verb === 'reject' ? { reason } : {}, {
    'idempotency-key': uuidv7(),
  });
const entriesOf = async ({ db }: Pick<TestApi, 'db'>, id: string) =>
  (
    await sql<{ id: string; actor_id: string | null }>`select id, actor_id from ledger_entries
    where document_type = 'payment_request' and document_id = ${id}`.execute(db)
  ).rows;

/** An invoice with a first confirmation, and its proposal. */
async function confirmedFirst(api: TestApi, first: TestClient, more: object = {}) {
  const client = await api.signedIn();
  const { id, request } = await openRequest(client, { method: 'invoice', amount: AMOUNT });
  const document = bankDocument();
  const answer = await moveRequest(first, id, 'paid', { ...document, ...more });
  const [proposal] = await ofRequest(first, id);
  if (!proposal) throw new Error(`no proposal: ${answer.status} ${answer.message}`);
  return { client, id, number: request.number, payer: request.payer, document, proposal };
}

describe.each(anyDatabase)('the first confirmation of a payment on $name', (database) => {
  const api = useTestApi(database);
  let first: SignedIn;
  let second: SignedIn;
  let third: SignedIn;
  beforeAll(async () => {
    first = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
    third = await api.signedIn({ permissions: MANAGE, displayName: 'Третий' });
  });
  const movedAlone = async (who: SignedIn) =>
    (
      await sql<{
        n: number;
      }>`select count(*)::integer as n from ledger_entries e where e.actor_id = ${who.userId}
      and not exists (select from proposals f where f.entry_id = e.id)`.execute(api.db)
    ).rows[0]?.n;

  it('is a proposal that names the document, and the request shows it to staff', async () => {
    const { client, id, number, payer, document, proposal } = await confirmedFirst(api, first, {
      reason: 'По выписке',
    });
    expect(proposal).toMatchObject({
      kind: 'request_paid',
      status: 'pending',
      amount: '100000.00',
      payer: { id: payer.id },
      request: { id, number },
      reason: 'По выписке',
      document: document.bank_reference,
      proposed_by: { id: first.userId },
      actions: { confirm: false, reject: false, cancel: true },
      obstacle: 'author',
    });
    expect(proposal.details).toEqual([
      { field: 'bank_reference', before: null, after: document.bank_reference },
      { field: 'paid_on', before: null, after: document.paid_on },
      { field: 'payer_inn', before: null, after: document.payer_inn },
    ]);
    expect(proposal.awaits.map((person) => person.id)).toContain(second.userId);
    expect(await readRequest(second, id)).toMatchObject({
      confirmation: { by: { id: first.userId } },
      paid_proposal: { id: proposal.id, actions: { confirm: true, reject: true, cancel: false } },
    });
    expect(await readRequest(client, id)).toMatchObject({ paid_proposal: null });
  });

  it('is confirmed as a proposal: one entry, which both name', async () => {
    const { client, id, proposal } = await confirmedFirst(api, first);
    expect(await decide(first, proposal.id, 'confirm')).toMatchObject({ code: 'RES.003' });
    const done = await decide(second, proposal.id, 'confirm');
    expect(done.data).toMatchObject({ status: 'confirmed', decided_by: { id: second.userId } });
    expect(await entriesOf(api, id)).toEqual([
      { id: done.read<Proposal>().entry_id, actor_id: second.userId },
    ]);
    expect(await readRequest(second, id)).toMatchObject({
      status: 'paid',
      confirmation: null,
      paid_proposal: null,
      entry_id: done.read<Proposal>().entry_id,
    });
    expect(await balanceOf(client)).toBe(100_000);
    expect(await movedAlone(second)).toBe(0);
    expect(await decide(third, proposal.id, 'confirm')).toMatchObject({
      message: 'Предложение уже подтверждено: Второй',
    });
    const { rows } = await sql<{ action: string; actor_id: string }>`select action, actor_id from audit_log
      where entity_id in (${id}, ${proposal.id}) order by seq`.execute(api.db);
    expect(rows.map(({ action, actor_id }) => [action, actor_id === first.userId ? 1 : 2])).toEqual([
      ['proposal.create', 1],
      ['payment_request.confirmed', 1],
      ['payment_request.paid', 2],
      ['proposal.confirm', 2],
    ]);
  });

  it('is confirmed on the page of the request, and by a line: the same proposal', async () => {
    const byPage = await confirmedFirst(api, first);
    expect((await moveRequest(second, byPage.id, 'paid')).data).toMatchObject({ status: 'paid' });
    const { id, request } = await openRequest(byPage.client, { method: 'invoice', amount: AMOUNT });
    const statement = await uploaded(first, [{ purpose: `Счёт ${request.number}`, amount: AMOUNT }]);
    const lines = [{ n: 1, request_id: id }];
    expect((await confirm(first, statement.id, lines)).data).toMatchObject({ confirmed: 0 });
    expect((await ofRequest(second, id))[0]).toMatchObject({
      status: 'pending',
      actions: { confirm: true },
      details: expect.arrayContaining([expect.objectContaining({ field: 'payer_account' })]),
    });
    expect((await confirm(second, statement.id, lines)).data).toMatchObject({ confirmed: 1 });
    for (const paid of [byPage.id, id]) {
      const [entry, ...more] = await entriesOf(api, paid);
      expect(more).toEqual([]);
      expect(await ofRequest(second, paid)).toMatchObject([
        { status: 'confirmed', decided_by: { id: second.userId }, entry_id: entry?.id },
      ]);
    }
    expect(await movedAlone(second)).toBe(0);
    const deeds = await sql<{ action: string }>`select action from audit_log
      where entity_id = ${byPage.proposal.id} order by seq`.execute(api.db);
    expect(deeds.rows).toEqual([{ action: 'proposal.create' }, { action: 'proposal.confirm' }]);
  });

  it('by a line is confirmed as a proposal, too, and the line is then confirmed', async () => {
    const client = await api.signedIn();
    const { id, request } = await openRequest(client, { method: 'invoice', amount: AMOUNT });
    const statement = await uploaded(first, [{ purpose: `Счёт ${request.number}`, amount: AMOUNT }]);
    await confirm(first, statement.id, [{ n: 1, request_id: id }]);
    const [proposal] = await ofRequest(second, id);
    expect((await decide(second, proposal?.id ?? '', 'confirm')).status).toBe(200);
    expect((await readStatement(second, statement.id)).lines[0]).toMatchObject({
      state: 'confirmed',
      request: { id, status: 'paid' },
    });
    expect(await balanceOf(client)).toBe(100_000);
  });

  it.each([
    ['rejected by the second person', 'reject', 'Не та сумма', 'rejected'],
    ['taken back by the first one', 'cancel', 'Отозвано тем, кто подтвердил', 'cancelled'],
  ] as const)(
    'ends when it is %s: two others are needed, and its line is free',
    async (_name, verb, note, status) => {
      const client = await api.signedIn();
      const { id, request } = await openRequest(client, { method: 'invoice', amount: AMOUNT });
      const statement = await uploaded(first, [{ purpose: `Счёт ${request.number}`, amount: AMOUNT }]);
      await confirm(first, statement.id, [{ n: 1, request_id: id }]);
      const [proposal] = await ofRequest(second, id);
      const who = verb === 'reject' ? second : first;
      expect((await decide(who, proposal?.id ?? '', verb)).data).toMatchObject({ status, entry_id: null });
      const ended = await readRequest(second, id);
      expect(ended).toMatchObject({ status: 'processing', confirmation: null, paid_proposal: null });
      expect(ended.history.at(-1)).toMatchObject({ note, actor: { id: who.userId } });
      expect(ended.timeline.slice(-2).map(({ title }) => title)).toEqual([
        'Первое подтверждение оплаты',
        'Первое подтверждение больше не действует',
      ]);
      const ignored = await second.post(`/admin/bank-statements/${statement.id}/lines/1/ignore`, {
        reason: 'Нет',
      });
      expect(ignored.status).toBe(200);
      expect((await moveRequest(second, id, 'paid', bankDocument())).data).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: second.userId } },
      });
      expect(await balanceOf(client)).toBe(0);
      expect((await moveRequest(third, id, 'paid')).data).toMatchObject({ status: 'paid' });
      expect((await ofRequest(second, id)).map((each) => each.status)).toEqual(['confirmed', status]);
      expect(await balanceOf(client)).toBe(100_000);
    },
  );

  it('loses its force after 7 days: nobody confirms it, and the history says so', async () => {
    const [byPage, byProposal, byClock] = [
      await confirmedFirst(api, first),
      await confirmedFirst(api, first),
      await confirmedFirst(api, first),
    ];
    await endTerms(api.db, byPage.proposal.id, byProposal.proposal.id, byClock.proposal.id);
    expect(await readRequest(second, byClock.id)).toMatchObject({ status: 'processing', confirmation: null });
    expect(await decide(second, byProposal.proposal.id, 'confirm')).toMatchObject({
      message: expect.stringContaining('потеряло силу'),
    });
    expect((await moveRequest(second, byPage.id, 'paid', bankDocument())).data).toMatchObject({
      status: 'processing',
      confirmation: { by: { id: second.userId } },
    });
    await lapseProposals(api.db);
    for (const { id, client } of [byProposal, byClock]) {
      const ended = await readRequest(second, id);
      expect(ended).toMatchObject({ status: 'processing', confirmation: null });
      expect(ended.history.at(-1)).toMatchObject({ actor: null, note: 'За 7 дней его никто не подтвердил' });
      expect((await ofRequest(second, id)).map(({ status }) => status)).toEqual(['lapsed']);
      expect(await balanceOf(client)).toBe(0);
    }
  });

  it('ends with its request and with the right of whoever gave it, by nobody and with a reason', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const leaver = await api.signedIn({ permissions: MANAGE });
    const rejected = await confirmedFirst(api, first);
    await moveRequest(second, rejected.id, 'rejected', { reason: 'Двойная заявка' });
    const left = await confirmedFirst(api, leaver);
    await admin.post(`/admin/users/${leaver.userId}/deactivate`, {});
    const card = { client: await api.signedIn() };
    const payment = await openRequest(card.client, { amount: AMOUNT });
    await moveRequest(first, payment.id, 'paid', { reason: 'Звонок из банка' });
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    for (const [id, reason] of [
      [rejected.id, 'Заявка закрыта: Двойная заявка'],
      [left.id, expect.stringContaining('больше не может')],
      [payment.id, expect.stringContaining('провайдера')],
    ] as const)
      expect(await ofRequest(second, id)).toMatchObject([
        { status: 'cancelled', decided_by: null, decision_reason: reason, entry_id: null },
      ]);
    expect(await entriesOf(api, payment.id)).toHaveLength(1);
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where entity_id in (${left.id}, ${left.proposal.id}) order by seq`.execute(api.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'proposal.create',
      'payment_request.confirmed',
      'payment_request.unconfirmed',
      'proposal.cancel',
    ]);
  });

  it('is not confirmed by whoever owns the request by now, nor after whoever gave it has lost the right', async () => {
    const leaver = await api.signedIn({ permissions: MANAGE });
    const { client, proposal } = await confirmedFirst(api, leaver);
    await sql`update users set is_active = false where id = ${leaver.userId}`.execute(api.db);
    expect(await decide(second, proposal.id, 'confirm')).toMatchObject({ code: 'RES.003' });
    expect(await balanceOf(client)).toBe(0);
    const author = await api.signedIn({ permissions: MANAGE });
    const { id } = await openRequest(author, { method: 'invoice', amount: AMOUNT });
    await moveRequest(first, id, 'paid', bankDocument());
    const [own] = await ofRequest(author, id);
    expect(own).toMatchObject({ obstacle: 'own_payer' });
    for (const verb of ['confirm', 'reject'] as const)
      expect(await decide(author, own?.id ?? '', verb)).toMatchObject({ code: 'RES.003' });
  });

  it('of the release before becomes a proposal, and ends as that release ends it', async () => {
    const make = async () => {
      const client = await api.signedIn();
      const { id } = await openRequest(client, { method: 'invoice', amount: AMOUNT });
      await moveRequest(third, id, 'processing', bankDocument({ bank_reference: 'п/п 9' }));
      await sql`update payment_requests set confirmed_by = ${first.userId}, confirmed_at = now(), status_by = ${first.userId},
        status_note = 'Выписка' where id = ${id}`.execute(api.db);
      return { client, id };
    };
    const { client, id } = await make();
    expect(await ofRequest(second, id)).toMatchObject([
      {
        status: 'pending',
        proposed_by: { id: first.userId },
        reason: 'Выписка',
        amount: '100000.00',
        details: expect.arrayContaining([{ field: 'bank_reference', before: null, after: 'п/п 9' }]),
      },
    ]);
    expect((await moveRequest(second, id, 'paid')).data).toMatchObject({ status: 'paid' });
    expect(await ofRequest(second, id)).toMatchObject([{ status: 'confirmed' }]);
    expect(await balanceOf(client)).toBe(100_000);
    const ended = await make();
    await sql`update payment_requests set confirmed_by = null, confirmed_at = null, status_by = null, status_note = 'Нет права'
      where id = ${ended.id}`.execute(api.db);
    expect(await ofRequest(second, ended.id)).toMatchObject([
      { status: 'cancelled', decided_by: null, decision_reason: 'Нет права' },
    ]);
  });
});

describeOnPostgres('a first confirmation at once on $name', (database) => {
  it('is decided once, wherever and by whomever: one entry at most, and no call fails', async () => {
    const api = await createTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
    const [first, ...seconds] = await Promise.all(
      Array.from({ length: 5 }, () => api.signedIn({ permissions: MANAGE })),
    );
    const [one, two, three, four] = seconds;
    if (!first || !one || !two || !three || !four) throw new Error('nobody');
    for (let round = 0; round < raceRounds(12); round += 1) {
      const client = await api.signedIn();
      const { id, request } = await openRequest(client, { method: 'invoice', amount: AMOUNT });
      const statement = await uploaded(first, [{ purpose: `Счёт ${request.number}`, amount: AMOUNT }]);
      const lines = [{ n: 1, request_id: id }];
      await confirm(first, statement.id, lines);
      const [proposal] = await ofRequest(first, id);
      const asked = proposal?.id ?? '';
      const calls = [
        () => decide(one, asked, 'confirm'),
        () => moveRequest(two, id, 'paid'),
        () => confirm(three, statement.id, lines),
        () => decide(four, asked, round % 2 === 0 ? 'reject' : 'confirm'),
        () => (round % 3 === 0 ? decide(first, asked, 'cancel') : moveRequest(first, id, 'paid')),
        () =>
          moveRequest(four, id, round % 2 === 0 ? 'paid' : 'rejected', { reason: 'Нет', ...bankDocument() }),
      ];
      const turned = [...calls.slice(round % calls.length), ...calls.slice(0, round % calls.length)];
      const answers = await together(api, [
        ...turned,
        async () => ({ status: (await lapseProposals(api.db)) >= 0 ? 200 : 500 }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const entries = await entriesOf(api, id);
      expect(entries.length).toBeLessThanOrEqual(1);
      const proposals = await ofRequest(first, id);
      const status = (await readRequest(first, id)).status;
      expect(await balanceOf(client)).toBe(status === 'paid' ? 100_000 : 0);
      expect(
        proposals.filter(({ status: each }) => each === 'confirmed').map((each) => each.entry_id),
      ).toEqual(entries.map((entry) => entry.id));
      const { rows } = await sql<{ agree: boolean }>`select (r.confirmed_by is not null) = exists (
        select from proposals f where f.subject = r.id::text and f.status = 'pending' and f.proposed_by = r.confirmed_by) as agree
        from payment_requests r where r.id = ${id}`.execute(api.db);
      expect(rows).toEqual([{ agree: true }]);
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
    const { rows: stats } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
      where datname = current_database()`.execute(api.db);
    expect(stats).toEqual([{ deadlocks: 0 }]);
    await api.close();
  });
});
