import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { accountOf, groupOfOne, groupOfTwo, readGroup } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import { noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';
import { together } from '#test/together.ts';

const ROUNDS = Array.from({ length: raceRounds(20) }, (_, round) => round);
const CLIENTS = 16;

interface Held {
  readonly id: string;
}

describeOnPostgres('what happens at once in a group on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);

  beforeAll(async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
  });

  /** Ten roubles. */
  const spend = (userId: string, path = '/charges') =>
    callService(api, path, {
      user_id: userId,
      model_id: 'paid-model',
      request_id: uuidv7(),
      input_tokens: 1_000_000,
      output_tokens: 0,
    });
  const capture = (holdId: string, tokens: number) =>
    callService(api, `/holds/${holdId}/capture`, { input_tokens: tokens, output_tokens: 0 });
  const codeOf = ({ status, code }: Answer) => code || String(status);
  /** Starts both calls at once, each of them first in turn. Their codes come in the order given. */
  async function atOnce(round: number, calls: readonly [() => Promise<Answer>, () => Promise<Answer>]) {
    const [one, other] = round % 2 === 0 ? calls : [calls[1], calls[0]];
    const answers = (await together(api, [one, other])).map(codeOf);
    return round % 2 === 0 ? answers : answers.reverse();
  }
  /** Checks that every living group has exactly one owner, who is the one that it names. */
  async function expectWhole(): Promise<void> {
    const { rows } = await sql`
      select g.id from groups g left join group_members m on m.group_id = g.id and m.role = 'owner'
        join payers p on p.group_id = g.id
      where p.owner_id <> g.owner_id
        or (g.dissolved_at is null and (m.user_id is distinct from g.owner_id or not p.is_active))
        or (g.dissolved_at is not null and (m.id is not null or p.successor_id is null))`.execute(api.db);
    expect(rows).toEqual([]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  }
  async function offered() {
    const group = await groupOfTwo(api);
    const account = await accountOf(api, group.member);
    expect((await group.owner.post('/group/transfer-owner', { accountId: account })).status).toBe(200);
    return { ...group, account, accept: () => group.member.post('/group/transfer-owner/accept') };
  }
  async function balanceOf(payerId: string): Promise<number> {
    const row = await api.db
      .selectFrom('payer_balances')
      .select('balance')
      .where('payer_id', '=', payerId)
      .executeTakeFirstOrThrow();
    return Number(row.balance);
  }
  async function chargedFrom(...payerIds: string[]): Promise<number> {
    const { rows } = await sql<{ sum: string }>`select coalesce(sum(-amount), 0) as sum from ledger_postings
      where payer_id = any (${payerIds}::uuid[]) and type = 'charge'`.execute(api.db);
    return Number(rows[0]?.sum);
  }

  it('an offer is accepted, or ends with the account of its owner: whichever is first decides', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    for (const round of ROUNDS) {
      const { id, owner, accept } = await offered();
      const codes = await atOnce(round, [
        accept,
        () => admin.post(`/admin/users/${owner.userId}/deactivate`, {}),
      ]);
      const isPassed = codes[0] === '200';
      expect(codes).toEqual([isPassed ? '200' : 'RES.003', '200']);
      const { rows } = await sql<{ action: string }>`
        select action from audit_log where entity_id in (${id}, ${owner.userId})
          and action in ('group.transfer', 'group.transfer_withdraw', 'user.deactivate') order by seq`.execute(
        api.db,
      );
      expect(rows.map(({ action }) => action)).toEqual([
        isPassed ? 'group.transfer' : 'group.transfer_withdraw',
        'user.deactivate',
      ]);
      await expectWhole();
    }
  });

  it('either the receiver becomes the owner or they leave', async () => {
    for (const round of ROUNDS) {
      const { owner, member, account, accept } = await offered();
      const answers = await atOnce(round, [accept, () => member.delete(`/group/members/${account}`)]);
      const isPassedOn = answers[0] === '200';
      expect(answers).toEqual(isPassedOn ? ['200', 'RES.003'] : ['RES.001', '200']);
      expect(await readGroup(owner)).toMatchObject({ is_owner: !isPassedOn, transfer_offer: null });
      await expectWhole();
    }
  });

  it('either the receiver accepts or the owner withdraws', async () => {
    for (const round of ROUNDS) {
      const { owner, member, accept } = await offered();
      const answers = await atOnce(round, [accept, () => owner.delete('/group/transfer-owner')]);
      const isPassedOn = answers[0] === '200';
      expect(answers).toEqual(isPassedOn ? ['200', 'RES.003'] : ['RES.003', '200']);
      expect((await readGroup(owner)).is_owner).toBe(!isPassedOn);
      expect((await readGroup(member)).is_owner).toBe(isPassedOn);
      await expectWhole();
    }
  });

  it('an offer is accepted once', async () => {
    for (const round of ROUNDS) {
      const { accept } = await offered();
      expect((await atOnce(round, [accept, accept])).sort()).toEqual(['200', 'RES.003']);
      await expectWhole();
    }
  });

  it('a person makes one group', async () => {
    for (const round of ROUNDS) {
      const person = await api.signedIn();
      const make = () => person.post('/group', { name: 'Группа' });
      expect((await atOnce(round, [make, make])).sort()).toEqual(['200', 'RES.003']);
      await expectWhole();
    }
  });

  it('no charge passes the cap that holds at its time, while the owner lowers it', async () => {
    for (const round of ROUNDS) {
      const { id, payerId, owner, member } = await groupOfTwo(api, '1000');
      const path = `/group/members/${await accountOf(api, member)}`;
      await owner.patch(path, { monthly_cap: '100' });
      const charges = Array.from({ length: CLIENTS }, () => () => spend(member.userId));
      const first = charges.splice(0, round % CLIENTS);
      const [before, lowered, after] = await Promise.all([
        Promise.all(first.map((charge) => charge())),
        owner.patch(path, { monthly_cap: '30' }),
        Promise.all(charges.map((charge) => charge())),
      ]);
      expect(lowered.status).toBe(200);
      const codes = [...before, ...after].map(codeOf);
      expect(codes.filter((code) => code !== '200' && code !== 'PAY.004')).toEqual([]);
      const { rows } = await sql<{ spent: string; is_after: boolean }>`
        select sum(-amount) over (order by created_at, number) as spent, created_at > (
          select max(created_at) from audit_log where action = 'group.cap' and entity_id = ${id}) as is_after
        from ledger_postings where payer_id = ${payerId} and type = 'charge'
        order by created_at, number`.execute(api.db);
      expect(rows).toHaveLength(codes.filter((code) => code === '200').length);
      expect(rows.length).toBeGreaterThanOrEqual(3);
      for (const { spent, is_after } of rows) expect(Number(spent)).toBeLessThanOrEqual(is_after ? 30 : 100);
      expect(await balanceOf(payerId)).toBe(1000 - rows.length * 10);
      await expectWhole();
    }
  });

  it('no capture passes the cap that holds at its time, while the owner lowers it or the member leaves', async () => {
    for (const round of ROUNDS) {
      const { id, payerId, owner, member } = await groupOfTwo(api, '1000');
      const path = `/group/members/${await accountOf(api, member)}`;
      const holds = await Promise.all(
        Array.from({ length: 8 }, async () => (await spend(member.userId, '/holds')).read<Held>().id),
      );
      await owner.patch(path, { monthly_cap: '50' });
      const captures = holds.map((hold) => () => capture(hold, round % 3 === 0 ? 2_000_000 : 1_000_000));
      const first = captures.splice(0, round % 8);
      const isLeaving = round % 2 === 1;
      const [before, changed, after] = await Promise.all([
        Promise.all(first.map((call) => call())),
        isLeaving ? member.delete(path) : owner.patch(path, { monthly_cap: '20' }),
        Promise.all(captures.map((call) => call())),
      ]);
      expect(changed.status).toBe(200);
      const codes = [...before, ...after].map(codeOf);
      expect(codes.filter((code) => code !== '200' && code !== 'PAY.004')).toEqual([]);
      const { rows } = await sql<{ spent: string; is_after: boolean }>`
        select sum(-amount) over (order by created_at, number) as spent, created_at > (
          select max(created_at) from audit_log where action = 'group.cap' and entity_id = ${id}) as is_after
        from ledger_postings where payer_id = ${payerId} and type = 'charge'
        order by created_at, number`.execute(api.db);
      expect(rows).toHaveLength(codes.filter((code) => code === '200').length);
      for (const { spent, is_after } of rows)
        expect(Number(spent)).toBeLessThanOrEqual(is_after && !isLeaving ? 20 : 50);
      await expectWhole();
    }
  });

  it('charges land before a group is dissolved, or are the owner’s, or are refused', async () => {
    for (const round of ROUNDS) {
      const { payerId, owner } = await groupOfOne(api, '200');
      const own = await payerOf(api, 'user_id', owner.userId);
      const pay = () => Promise.all(Array.from({ length: 5 }, () => spend(owner.userId)));
      const early = round % 2 === 0 ? pay() : [];
      const dissolve = owner.delete('/group');
      const [first, last, dissolved] = await Promise.all([early, pay(), dissolve]);
      expect(codeOf(dissolved)).toBe('200');
      const codes = [...first, ...last].map(codeOf);
      expect(codes.filter((code) => code !== '200' && code !== 'RES.003')).toEqual([]);
      const charged = codes.filter((code) => code === '200').length * 10;
      expect(await chargedFrom(payerId, own)).toBe(charged);
      expect([await balanceOf(payerId), await balanceOf(own)]).toEqual([0, 200 - charged]);
      expect(dissolved.data).toEqual({ amount: `${200 - (await chargedFrom(payerId))}.00` });
      await expectWhole();
    }
  });

  it('a group is dissolved or its money is reserved', async () => {
    for (const round of ROUNDS) {
      const { payerId, owner } = await groupOfOne(api, '200');
      const own = await payerOf(api, 'user_id', owner.userId);
      const [held, dissolved] = await atOnce(round, [
        () => spend(owner.userId, '/holds'),
        () => owner.delete('/group'),
      ]);
      const isDissolved = dissolved === '200';
      if (!isDissolved) expect([held, dissolved]).toEqual(['200', 'RES.003']);
      else expect(['200', 'RES.003']).toContain(held);
      expect([await balanceOf(payerId), await balanceOf(own)]).toEqual(isDissolved ? [0, 200] : [200, 0]);
      await expectWhole();
    }
  });

  it('a payment that comes while its group is dissolved ends on the owner’s account, once', async () => {
    for (const round of ROUNDS) {
      const { payerId, owner } = await groupOfOne(api, '50');
      const own = await payerOf(api, 'user_id', owner.userId);
      const payment = await openRequest(owner, { payer_id: payerId, amount: '500' });
      const notice = noticeOf(api, payment);
      const send = () => sendNotice(api.app, notice);
      const early = round % 2 === 0 ? [send()] : [];
      const dissolve = owner.delete('/group');
      const [dissolved, ...sent] = await Promise.all([dissolve, ...early, send()]);
      expect(codeOf(dissolved)).toBe('200');
      for (const { status, body } of sent) expect([status, body]).toEqual([200, 'SUCCESS']);
      expect([await balanceOf(payerId), await balanceOf(own)]).toEqual([0, 550]);
      const { rows } = await sql`select id from ledger_entries where kind = 'topup'
        and request_key = ${`payment_request:${payment.id}`}`.execute(api.db);
      expect(rows).toHaveLength(1);
      await expectWhole();
    }
  });
});
