import { startOfNextMonth } from '@cabinet/kernel/core/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { expireHolds, refund, selfCheck, topUp } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { found, hire } from '#test/company-people.ts';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { type TestApi, useTestApi } from '#test/test-api.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';

interface Hold {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly held: string;
  readonly available: string;
  readonly replayed: boolean;
}
interface Capture {
  readonly amount: string;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly replayed: boolean;
}

/** A model that costs ten roubles for a million tokens. */
const tokens = (roubles: number) => ({ input_tokens: roubles * 100_000, output_tokens: 0 });

function createCalls(api: TestApi) {
  const post = (path: string, body: object) => callService(api, path, body);
  const order = (userId: string, roubles: number, more: object = {}) => ({
    user_id: userId,
    model_id: 'paid-model',
    request_id: uuidv7(),
    ...tokens(roubles),
    ...more,
  });
  return {
    post,
    order,
    hold: async (userId: string, roubles: number, more: object = {}) => {
      const answer = await post('/holds', order(userId, roubles, more));
      if (answer.status !== 200) throw new Error(`holds answered ${answer.code}`);
      return answer.read<Hold>();
    },
    capture: (id: string, roubles: number) => post(`/holds/${id}/capture`, tokens(roubles)),
    release: (id: string) => post(`/holds/${id}/release`, {}),
  };
}

async function arrange(api: TestApi): Promise<void> {
  await sql`insert into models (id, name, developer, type, input_price, output_price)
    values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30),
      ('other-model', 'Другая', 'Ромашка', 'text', 10, 30)`.execute(api.db);
}

/** A member of a group with money to spend, as far as the owner's cap lets them. */
async function memberWith(api: TestApi, cap: string): Promise<{ id: string; payerId: string }> {
  const [owner, member] = [await createUser(api.db), await createUser(api.db)];
  const groupId = await createGroup(api.db, owner.id, [member.id]);
  await capTo(api, member.id, cap);
  const payerId = await payerOf(api, 'group_id', groupId);
  await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
  return { id: member.id, payerId };
}

async function capTo(api: TestApi, userId: string, cap: string): Promise<void> {
  await sql`update group_members set monthly_cap = ${cap} where user_id = ${userId}`.execute(api.db);
}

async function moneyOf(api: TestApi, payerId: string): Promise<[number, number]> {
  const { rows } = await sql<{ balance: string; held: string }>`
    select balance, held from payer_balances where payer_id = ${payerId}`.execute(api.db);
  return [Number(rows[0]?.balance), Number(rows[0]?.held)];
}

/** Ends every open reserve as if two days had passed, and returns how many it ended. */
async function lapse(api: TestApi): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ledger_expire_holds(now() + interval '2 days') as n`.execute(api.db);
  return rows[0]?.n ?? 0;
}

describe.each(databases)('a reserve of the chat service on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  const { post, order, hold, capture, release } = createCalls(api);
  beforeAll(() => arrange(api));

  it('is captured above its amount with free money, and keeps its own where that is not there', async () => {
    const user = await userWith(api, '100');
    const first = await hold(user.id, 30);
    expect((await capture(first.id, 80)).read<Capture>()).toMatchObject({
      amount: '80.00',
      balance: '20.00',
      held: '0.00',
    });
    const second = await hold(user.id, 10);
    expect(await capture(second.id, 21)).toMatchObject({ status: 402, code: 'PAY.002' });
    expect(await moneyOf(api, user.payerId)).toEqual([20, 10]);
    expect((await capture(second.id, 20)).read<Capture>()).toMatchObject({ balance: '0.00', held: '0.00' });
  });

  it('does not reach into what another reserve keeps', async () => {
    const user = await userWith(api, '100');
    const [one, other] = [await hold(user.id, 50), await hold(user.id, 50)];
    expect(await capture(one.id, 51)).toMatchObject({ code: 'PAY.002' });
    expect((await capture(other.id, 50)).status).toBe(200);
    expect((await capture(one.id, 50)).status).toBe(200);
    expect(await moneyOf(api, user.payerId)).toEqual([0, 0]);
  });

  it('ends once: by a capture, a release or the clock, and after that refuses the others', async () => {
    const user = await userWith(api, '100');
    const [captured, released, lapsed] = [
      await hold(user.id, 10),
      await hold(user.id, 10),
      await hold(user.id, 10),
    ];
    await capture(captured.id, 5);
    await release(released.id);
    expect(await expireHolds(api.db)).toBe(0);
    expect(await lapse(api)).toBeGreaterThan(0);
    expect(await release(captured.id)).toMatchObject({ status: 409, code: 'RES.003' });
    expect(await capture(captured.id, 6)).toMatchObject({ code: 'RES.002' });
    expect(await capture(released.id, 5)).toMatchObject({ code: 'RES.003' });
    expect(await capture(lapsed.id, 5)).toMatchObject({ code: 'RES.003' });
    expect(await release(lapsed.id)).toMatchObject({ code: 'RES.003' });
    expect(await moneyOf(api, user.payerId)).toEqual([95, 0]);
  });

  it('is freed whole by a capture that costs nothing', async () => {
    const user = await userWith(api, '100');
    const held = await hold(user.id, 10);
    expect((await capture(held.id, 0)).read<Capture>()).toMatchObject({
      amount: '0.00',
      available: '100.00',
    });
    expect((await capture(held.id, 0)).status).toBe(200);
    expect(await capture(held.id, 1)).toMatchObject({ code: 'RES.003' });
    expect(await moneyOf(api, user.payerId)).toEqual([100, 0]);
  });

  it('is captured for somebody who was deleted meanwhile: the work is done', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const user = await userWith(api, '100');
    const { id } = await hold(user.id, 50);
    expect(await admin.delete(`/admin/users/${user.id}`)).toMatchObject({ status: 200 });
    expect(await capture(id, 30)).toMatchObject({ status: 200 });
    expect(await moneyOf(api, user.payerId)).toEqual([70, 0]);
    expect((await post('/holds', order(user.id, 1))).code).toBe('RES.001');
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('belongs to its call: the id of another person or other tokens is RES.002', async () => {
    const [user, other] = [await userWith(api, '100'), await userWith(api, '100')];
    const call = order(user.id, 10);
    expect((await post('/holds', call)).status).toBe(200);
    expect(await post('/holds', { ...call, user_id: other.id })).toMatchObject({ code: 'RES.002' });
    expect(await post('/holds', { ...call, ...tokens(11) })).toMatchObject({ code: 'RES.002' });
    expect((await post('/charges', call)).status).toBe(200);
    expect(await moneyOf(api, user.payerId)).toEqual([90, 10]);
    expect(await moneyOf(api, other.payerId)).toEqual([100, 0]);
  });

  it('is answered to nobody but its own call, also when it is captured', async () => {
    const [user, other] = [await userWith(api, '100'), await userWith(api, '7')];
    const call = order(user.id, 10);
    const held = (await post('/holds', call)).read<Hold>();
    expect((await capture(held.id, 4)).status).toBe(200);
    for (const changes of [
      { user_id: other.id },
      { model_id: 'other-model' },
      { user_id: other.id, model_id: 'other-model' },
      tokens(4),
      { output_tokens: 1 },
    ]) {
      const answer = await post('/holds', { ...call, ...changes });
      expect([changes, answer.status, answer.code]).toEqual([changes, 409, 'RES.002']);
      expect(answer.data).toBeUndefined();
    }
    expect((await post('/holds', call)).read<Hold>()).toMatchObject({
      id: held.id,
      status: 'captured',
      amount: '10.00',
      replayed: true,
    });
    expect(await moneyOf(api, user.payerId)).toEqual([96, 0]);
  });

  it("stays within a member's monthly cap when it is captured above its amount", async () => {
    const member = await memberWith(api, '95.07');
    const held = await hold(member.id, 1);
    expect((await post('/charges', order(member.id, 40))).status).toBe(200);
    const refused = await capture(held.id, 100);
    expect(refused).toMatchObject({
      status: 402,
      code: 'PAY.004',
      message: 'Превышен месячный лимит участника',
    });
    expect(refused.details).toMatchObject({
      cap: '95.07',
      spent: '40.00',
      requested: '100.00',
      resets_at: startOfNextMonth().toISOString(),
    });
    expect(await moneyOf(api, member.payerId)).toEqual([960, 1]);
    expect((await capture(held.id, 55)).status).toBe(200);
    expect((await post('/charges', order(member.id, 0, { input_tokens: 7_001 }))).code).toBe('PAY.004');
    expect((await post('/charges', order(member.id, 0, { input_tokens: 7_000 }))).status).toBe(200);
  });

  it('is captured under the cap of that moment; what that refuses goes for less, or is released', async () => {
    const member = await memberWith(api, '50');
    const [held, other] = [await hold(member.id, 30), await hold(member.id, 20)];
    await capTo(api, member.id, '10');
    expect(await capture(held.id, 11)).toMatchObject({
      status: 402,
      code: 'PAY.004',
      details: {
        cap: '10.00',
        spent: '0.00',
        requested: '11.00',
        resets_at: startOfNextMonth().toISOString(),
      },
    });
    expect(await moneyOf(api, member.payerId)).toEqual([1000, 50]);
    expect((await capture(held.id, 10)).status).toBe(200);
    expect(await capture(other.id, 1)).toMatchObject({ code: 'PAY.004', details: { spent: '10.00' } });
    expect((await release(other.id)).status).toBe(200);
    expect(await moneyOf(api, member.payerId)).toEqual([990, 0]);
  });

  it('does not take what the same person has reserved beside it, above its amount', async () => {
    const member = await memberWith(api, '40');
    const [held] = [await hold(member.id, 10), await hold(member.id, 30)];
    expect(await capture(held.id, 11)).toMatchObject({ code: 'PAY.004', details: { spent: '30.00' } });
    expect((await capture(held.id, 10)).status).toBe(200);
  });

  it('obeys the last cap of a member who has left the group, until they come back', async () => {
    const { id, owner, member } = await groupOfTwo(api, '1000');
    const path = `/group/members/${await accountOf(api, member)}`;
    await owner.patch(path, { monthly_cap: '90' });
    const held = [
      await hold(member.userId, 20),
      await hold(member.userId, 20),
      await hold(member.userId, 20),
    ];
    await owner.patch(path, { monthly_cap: '50' });
    expect((await member.delete(path)).status).toBe(200);
    expect(await capture(held[0]?.id ?? '', 51)).toMatchObject({
      code: 'PAY.004',
      details: { cap: '50.00', spent: '40.00', requested: '51.00' },
    });
    expect((await capture(held[0]?.id ?? '', 15)).status).toBe(200);
    await api.db
      .insertInto('group_members')
      .values({ id: uuidv7(), group_id: id, user_id: member.userId, role: 'member', monthly_cap: null })
      .execute();
    expect((await capture(held[1]?.id ?? '', 60)).status).toBe(200);
    await owner.delete(`/group/members/${await accountOf(api, member)}`);
    expect((await capture(held[2]?.id ?? '', 100)).status).toBe(200);
  });

  it('obeys the last cap of somebody whom a company has suspended, removed or lost to another', async () => {
    const [one, other] = [await found(api), await found(api)];
    await topUp(api.db, { payerId: one.payerId, amount: '1000', by: 'bank' });
    const person = await hire(api, one.id, { cap: '30' });
    const at = `/company/${one.id}/users/${person.userId}`;
    const held = [
      await hold(person.userId, 10),
      await hold(person.userId, 10),
      await hold(person.userId, 10),
    ];
    const refused = async (index: number, roubles: number) =>
      expect(await capture(held[index]?.id ?? '', roubles)).toMatchObject({
        code: 'PAY.004',
        details: { cap: '30.00' },
      });
    expect((await one.owner.patch(at, { is_active: false })).status).toBe(200);
    await refused(0, 31);
    expect((await one.owner.patch(at, { is_active: true })).status).toBe(200);
    await sql`update users set company_id = ${other.id} where id = ${person.userId}`.execute(api.db);
    await refused(0, 31);
    expect((await capture(held[0]?.id ?? '', 10)).status).toBe(200);
    await sql`update users set company_id = ${one.id} where id = ${person.userId}`.execute(api.db);
    expect((await one.owner.patch(at, { monthly_cap: '30.00' })).status).toBe(200);
    expect((await one.owner.delete(at)).status).toBe(200);
    await refused(1, 21);
    expect((await capture(held[1]?.id ?? '', 10)).status).toBe(200);
    expect((await capture(held[2]?.id ?? '', 10)).status).toBe(200);
  });

  it('counts in the cap until it ends, however it ends', async () => {
    const member = await memberWith(api, '50');
    const [released, lapsed] = [await hold(member.id, 20), await hold(member.id, 30)];
    const refused = await post('/holds', order(member.id, 1));
    expect(refused).toMatchObject({ code: 'PAY.004', details: { spent: '50.00', requested: '1.00' } });
    await release(released.id);
    expect((await post('/charges', order(member.id, 20))).status).toBe(200);
    expect(await post('/charges', order(member.id, 1))).toMatchObject({ code: 'PAY.004' });
    await lapse(api);
    expect((await post('/charges', order(member.id, 30))).status).toBe(200);
    expect(await post(`/holds/${lapsed.id}/capture`, tokens(1))).toMatchObject({ code: 'RES.003' });
  });

  it('leaves a cap as it is when money comes back that this month did not spend', async () => {
    const member = await memberWith(api, '50');
    const paid = await topUp(api.db, { ...member, userId: member.id, amount: '300', by: 'gateway' });
    const { rows } = await sql<{ entry_id: string }>`select entry_id from ledger_charge(${member.payerId}, 40,
      ${JSON.stringify({ user_id: member.id, model_id: 'paid-model', at: '2026-01-15T12:00:00Z' })})`.execute(
      api.db,
    );
    await refund(api.db, { entryId: paid.entryId ?? '', amount: '300' });
    await refund(api.db, { entryId: rows[0]?.entry_id ?? '', amount: '40' });
    expect((await post('/charges', order(member.id, 50))).status).toBe(200);
    expect(await post('/charges', order(member.id, 1))).toMatchObject({ code: 'PAY.004' });
  });

  it.each([
    { expires_in: 0 },
    { expires_in: 86_401 },
    { expires_in: 1.5 },
    { expires_in: '60' },
    { model_id: 'a\u0000' },
  ])('is refused with VAL.003 for %j', async (more) => {
    expect(await post('/holds', order(uuidv7(), 1, more))).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('lapses in any number', async () => {
    const user = await userWith(api, '100');
    await sql`select count(ledger_hold(${user.payerId}::uuid, 0.1, now() - interval '1 minute'))
      from generate_series(1, 700)`.execute(api.db);
    expect(await moneyOf(api, user.payerId)).toEqual([100, 70]);
    expect(await expireHolds(api.db)).toBe(700);
    expect(await moneyOf(api, user.payerId)).toEqual([100, 0]);
  });
});

describeOnPostgres('reserves at once on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  const { post, order, hold, capture, release } = createCalls(api);
  beforeAll(() => arrange(api));

  const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('never hold more than there is, charges beside them', async () => {
    const user = await userWith(api, '75');
    const answers = await atOnce(16, (index) =>
      post(index % 2 === 0 ? '/holds' : '/charges', order(user.id, 10)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ code }) => code === 'PAY.002')).toHaveLength(9);
    const [balance, held] = await moneyOf(api, user.payerId);
    expect(balance - held).toBe(5);
  });

  it("never take a member over the owner's cap, captures above the reserve and charges beside them", async () => {
    const member = await memberWith(api, '100');
    const held = await Promise.all(Array.from({ length: 8 }, () => hold(member.id, 5)));
    const answers = await atOnce(16, (index) => {
      const one = held[index];
      return one ? capture(one.id, 25) : post('/charges', order(member.id, 15));
    });
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'PAY.004'));
    const { rows } = await sql<{ spent: string }>`
      select sum(-amount) as spent from ledger_postings where user_id = ${member.id}`.execute(api.db);
    const [balance, reserved] = await moneyOf(api, member.payerId);
    expect(Number(rows[0]?.spent)).toBe(1000 - balance);
    expect(1000 - balance + reserved).toBeLessThanOrEqual(100);
    expect(1000 - balance).toBeGreaterThan(0);
  });

  it('are taken once at one price, however many prices are asked for', async () => {
    const user = await userWith(api, '100');
    const held = await hold(user.id, 50);
    const answers = await atOnce(16, (index) => capture(held.id, 10 + index));
    const taken = answers.filter(({ status }) => status === 200).map((answer) => answer.read<Capture>());
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'RES.002')).toHaveLength(15);
    expect(await moneyOf(api, user.payerId)).toEqual([100 - Number(taken[0]?.amount), 0]);
  });

  it('end in one way when capture, release and the clock come together', async () => {
    const user = await userWith(api, '100');
    let left = 100;
    for (let round = 0; round < 8; round += 1) {
      const held = await hold(user.id, 5);
      const [captured, released] = await Promise.all([capture(held.id, 5), release(held.id), lapse(api)]);
      const { rows } = await sql<{ status: string }>`select status from holds where id = ${held.id}`.execute(
        api.db,
      );
      const end = captured.status === 200 ? 'captured' : released.status === 200 ? 'released' : 'expired';
      expect([captured.status + released.status, rows]).toEqual([
        end === 'expired' ? 818 : 609,
        [{ status: end }],
      ]);
      if (captured.status === 200) left -= 5;
      expect(await moneyOf(api, user.payerId)).toEqual([left, 0]);
    }
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });
});
