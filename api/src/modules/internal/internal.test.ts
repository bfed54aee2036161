import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck, topUp } from '#lib/ledger/index.ts';
import { callService, SERVICE_HEADERS, SERVICE_TOKEN, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type TestApi, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';

interface Charge {
  readonly entry_id: string | null;
  readonly hold_id: string | null;
  readonly amount: string;
  readonly base_amount: string;
  readonly correction: { readonly id: string } | null;
  readonly tier: string;
  readonly payer: { readonly id: string; readonly kind: string };
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly replayed: boolean;
}
type Hold = Charge & { readonly id: string | null; readonly status: string };

let requests = 0;

function callOf(userId: string, changes: object = {}) {
  requests += 1;
  return {
    user_id: userId,
    model_id: 'paid-model',
    input_tokens: 1_000_000,
    output_tokens: 0,
    request_id: `request-${requests}`,
    ...changes,
  };
}

async function arrange(api: TestApi): Promise<void> {
  await sql`insert into models (id, name, developer, type, tags, input_price, output_price, enabled) values
    ('paid-model', 'Платная', 'Ромашка', 'text', '{fast}', 10, 30, true),
    ('free-model', 'Бесплатная', 'Ромашка', 'text', '{}', 0, 0, true),
    ('off-model', 'Выключенная', 'Ромашка', 'text', '{}', 10, 10, false)`.execute(api.db);
}

describe.each(databases)('the calls of the chat service on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  beforeAll(() => arrange(api));

  const post = (path: string, body: object, headers?: Record<string, string | undefined>) =>
    callService(api, path, body, headers);
  const read = (answer: Answer): Charge => {
    if (answer.status !== 200) throw new Error(`${answer.code} ${answer.message}`);
    return answer.read<Charge>();
  };

  it('are open to the service token alone', async () => {
    const call = callOf(uuidv7());
    expect(await post('/charges', call, { origin: undefined })).toMatchObject({ code: 'AUTH.001' });
    for (const authorization of ['Bearer wrong', SERVICE_TOKEN, 'Bearer ', `Basic ${SERVICE_TOKEN}`])
      expect(await post('/charges', call, { authorization })).toMatchObject({
        status: 401,
        code: 'AUTH.002',
      });
    const admin = await api.signedIn({ role: 'admin' });
    expect(await admin.post('/api/internal/v1/charges', call)).toMatchObject({ code: 'AUTH.001' });
    expect(await post('/charges', call)).toMatchObject({ status: 404, code: 'RES.001' });
  });

  it('charge by tokens, and the person sees it', async () => {
    const user = await userWith(api, '100');
    const charged = read(await post('/charges', callOf(user.id, { output_tokens: 100_000 })));
    expect(charged).toMatchObject({
      amount: '13.00',
      base_amount: '13.00',
      correction: null,
      tier: 'start',
      payer: { id: user.payerId, kind: 'user' },
      balance: '87.00',
      available: '87.00',
      replayed: false,
    });
    const admin = await api.signedIn({ role: 'admin' });
    const list = await admin.get(`/transactions?payer_id=${user.payerId}&type=charge`);
    const [item] = list.read<{ items: { id: string; description: string; document: { type: string } }[] }>()
      .items;
    expect(item).toMatchObject({
      description: 'Токены: 1\u00a0000\u00a0000 на входе, 100\u00a0000 на выходе',
      tokens: { input: 1_000_000, output: 100_000 },
      document: { type: 'chat_request' },
    });
    const detail = await admin.get(`/transactions/${item?.id}`);
    expect(detail.data).toMatchObject({
      tokens: { input: 1_000_000, output: 100_000 },
      charge: { base_amount: '13.00', tier_multiplier: '1.0000' },
    });
    const topUps = await admin.get(`/transactions?payer_id=${user.payerId}&type=topup`);
    expect(topUps.read<{ items: unknown[] }>().items).toMatchObject([{ tokens: null }]);
    const csv = await admin.get(`/transactions/export?format=csv&payer_id=${user.payerId}&type=charge`);
    expect(csv.raw.toString('utf8').trimEnd()).toMatch(/;1000000;100000$/);
  });

  it('apply the correction that counts, then the tier', async () => {
    const user = await userWith(api, '60000');
    await sql`insert into rate_corrections (id, scope_type, scope_value, target_payer_id, multiplier, reason) values
      (${uuidv7()}, 'model', 'paid-model', null, 2, 'Всем'),
      (${uuidv7()}, 'all', null, ${user.payerId}, 0.5, 'Этому плательщику')`.execute(api.db);
    expect(read(await post('/charges', callOf(user.id)))).toMatchObject({
      base_amount: '10.00',
      tier: 'pro',
      amount: '4.65',
      correction: { multiplier: '0.5000' },
    });
    await sql`update rate_corrections set is_active = false, deactivated_at = now()`.execute(api.db);
    expect(read(await post('/charges', callOf(user.id)))).toMatchObject({ amount: '9.30', correction: null });
  });

  it('charge a request once, also at another price, and refuse its id for another call', async () => {
    const user = await userWith(api, '100');
    const call = callOf(user.id);
    const first = read(await post('/charges', call));
    await sql`update models set input_price = 20 where id = 'paid-model'`.execute(api.db);
    expect(read(await post('/charges', call))).toEqual({ ...first, replayed: true });
    await sql`update models set input_price = 10 where id = 'paid-model'`.execute(api.db);
    expect(await post('/charges', { ...call, input_tokens: 5 })).toMatchObject({
      status: 409,
      code: 'RES.002',
    });
    const other = await userWith(api, '100');
    expect(await post('/charges', { ...call, user_id: other.id })).toMatchObject({ code: 'RES.002' });
  });

  it('refuse with PAY.002 what the money does not cover, and charge it when it does', async () => {
    const user = await userWith(api, '9.99');
    const call = callOf(user.id);
    expect(await post('/charges', call)).toMatchObject({ status: 402, code: 'PAY.002' });
    await topUp(api.db, { payerId: user.payerId, amount: '0.01', by: 'bank' });
    expect(read(await post('/charges', call)).balance).toBe('0.00');
  });

  it('debit the company before the group before the person', async () => {
    const owner = await userWith(api, '50');
    const groupPayer = await payerOf(api, 'group_id', await createGroup(api.db, owner.id));
    await topUp(api.db, { payerId: groupPayer, amount: '50', by: 'bank' });
    expect(read(await post('/charges', callOf(owner.id))).payer).toMatchObject({
      id: groupPayer,
      kind: 'group',
    });
    const companyId = uuidv7();
    await sql`insert into companies (id, name) values (${companyId}, 'Ромашка')`.execute(api.db);
    await sql`update users set company_id = ${companyId} where id = ${owner.id}`.execute(api.db);
    expect(await post('/charges', callOf(owner.id))).toMatchObject({ code: 'PAY.002' });
  });

  it("keep a member within the owner's monthly cap", async () => {
    const [owner, member] = [await userWith(api, '0'), await userWith(api, '0')];
    const payerId = await payerOf(api, 'group_id', await createGroup(api.db, owner.id, [member.id]));
    await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
    await sql`update group_members set monthly_cap = 15 where user_id = ${member.id}`.execute(api.db);
    read(await post('/charges', callOf(member.id)));
    expect(await post('/charges', callOf(member.id))).toMatchObject({
      code: 'PAY.004',
      message: 'Превышен месячный лимит участника',
      details: { cap: '15.00', spent: '10.00', requested: '10.00' },
    });
    read(await post('/charges', callOf(owner.id)));
  });

  it('refuse a model that is off, unknown, or blocked by the rules of the role', async () => {
    const user = await userWith(api, '100');
    expect(await post('/charges', callOf(user.id, { model_id: 'off-model' }))).toMatchObject({
      code: 'RES.003',
    });
    expect(await post('/charges', callOf(user.id, { model_id: 'no-model' }))).toMatchObject({
      code: 'RES.001',
    });
    const { id } = await createUser(api.db, { permissions: ['all:enable', 'tag:disable:fast'] });
    expect(await post('/charges', callOf(id))).toMatchObject({
      status: 403,
      code: 'AUTH.003',
      details: { permission: 'tag:disable:fast' },
    });
    const gone = await createUser(api.db, { isActive: false });
    expect(await post('/charges', callOf(gone.id))).toMatchObject({ code: 'RES.003' });
    const models = await api.visitor().get(`/api/internal/v1/users/${id}/models`, SERVICE_HEADERS);
    expect(models.read<{ models: { id: string }[] }>().models.map((model) => model.id)).toEqual([
      'free-model',
    ]);
  });

  it('post nothing for a free model', async () => {
    const user = await userWith(api, '0');
    const call = callOf(user.id, { model_id: 'free-model' });
    expect(read(await post('/charges', call))).toMatchObject({
      amount: '0.00',
      entry_id: null,
      replayed: false,
    });
    expect(read(await post('/charges', call))).toMatchObject({ amount: '0.00', replayed: true });
  });

  it.each([
    [{ input_tokens: -1 }, 'VAL.003'],
    [{ input_tokens: 1.5 }, 'VAL.003'],
    [{ input_tokens: '5' }, 'VAL.003'],
    [{ request_id: '' }, 'VAL.004'],
    [{ user_id: 'me' }, 'VAL.003'],
    [{ output_tokens: undefined }, 'VAL.004'],
  ])('refuse the body %j with %s', async (changes, code) => {
    expect(await post('/charges', callOf(uuidv7(), changes))).toMatchObject({ status: 400, code });
  });

  it('reserve, then take what it really cost, once', async () => {
    const user = await userWith(api, '100');
    const call = callOf(user.id, { input_tokens: 5_000_000 });
    const held = (await post('/holds', call)).read<Hold>();
    expect(held).toMatchObject({ amount: '50.00', status: 'active', held: '50.00', available: '50.00' });
    expect((await post('/holds', call)).read<Hold>()).toEqual({ ...held, replayed: true });
    expect(await post('/charges', callOf(user.id, { input_tokens: 6_000_000 }))).toMatchObject({
      code: 'PAY.002',
    });
    const tokens = { input_tokens: 2_000_000, output_tokens: 0 };
    const captured = read(await post(`/holds/${held.id}/capture`, tokens));
    expect(captured).toMatchObject({ amount: '20.00', hold_id: held.id, balance: '80.00', held: '0.00' });
    expect(read(await post(`/holds/${held.id}/capture`, tokens))).toEqual({ ...captured, replayed: true });
    expect(await post(`/holds/${held.id}/capture`, { ...tokens, output_tokens: 1 })).toMatchObject({
      code: 'RES.002',
    });
    expect(await post(`/holds/${held.id}/release`, {})).toMatchObject({ code: 'RES.003' });
  });

  it('free a reserve, and take nothing from a freed one', async () => {
    const user = await userWith(api, '100');
    const held = (await post('/holds', callOf(user.id))).read<Hold>();
    expect((await post(`/holds/${held.id}/release`, {})).data).toMatchObject({ available: '100.00' });
    expect((await post(`/holds/${held.id}/release`, {})).status).toBe(200);
    const tokens = { input_tokens: 1, output_tokens: 0 };
    expect(await post(`/holds/${held.id}/capture`, tokens)).toMatchObject({ code: 'RES.003' });
    expect(await post(`/holds/${uuidv7()}/capture`, tokens)).toMatchObject({ code: 'RES.001' });
    expect(await post(`/holds/${uuidv7()}/release`, {})).toMatchObject({ code: 'RES.001' });
  });

  it('leave a sound ledger, as an administrator may see', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const answer = await admin.get('/admin/ledger/check');
    expect(answer).toMatchObject({
      status: 200,
      message: 'Книга в порядке',
      data: { ok: true, problems: [] },
    });
    expect((await admin.get('/admin/ledger/check?last=')).data).toEqual(answer.data);
    const user = await api.signedIn();
    expect(await user.get('/admin/ledger/check')).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});

describe.each(anyDatabase)('without a configured token on $name', (database) => {
  it('the internal calls are closed to everybody', async () => {
    const api = await createTestApi(database);
    const answer = await callService(api, '/charges', callOf(uuidv7()));
    expect(answer).toMatchObject({ status: 401, code: 'AUTH.002' });
    await api.close();
  });
});

describeOnPostgres('sixteen parallel clients on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  beforeAll(() => arrange(api));

  const post = (path: string, body: object) => callService(api, path, body);
  const parallel = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('never overspend', async () => {
    const user = await userWith(api, '75');
    const answers = await parallel(16, () => post('/charges', callOf(user.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ code }) => code === 'PAY.002')).toHaveLength(9);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('charge one request once', async () => {
    const user = await userWith(api, '1000');
    const call = callOf(user.id);
    const answers = (await parallel(16, () => post('/charges', call))).map((answer) => answer.read<Charge>());
    expect(new Set(answers.map(({ entry_id }) => entry_id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const { rows } = await sql<{ balance: string }>`
      select balance from payer_balances where payer_id = ${user.payerId}`.execute(api.db);
    expect(Number(rows[0]?.balance)).toBe(990);
  });

  it('let one of two persons have a request id', async () => {
    const users = await parallel(16, () => userWith(api, '100'));
    const call = callOf(uuidv7());
    const answers = await parallel(16, (index) => post('/charges', { ...call, user_id: users[index]?.id }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'RES.002')).toHaveLength(15);
  });

  it('capture one hold once', async () => {
    const user = await userWith(api, '100');
    const held = (await post('/holds', callOf(user.id))).read<Hold>();
    const answers = await parallel(16, (index) =>
      index % 2 === 0
        ? post(`/holds/${held.id}/capture`, { input_tokens: 500_000, output_tokens: 0 })
        : post(`/holds/${held.id}/release`, {}),
    );
    const captures = answers.filter(({ status }, index) => status === 200 && index % 2 === 0);
    const releases = answers.filter(({ status }, index) => status === 200 && index % 2 === 1);
    expect(captures.length === 0 || releases.length === 0).toBe(true);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });
});
