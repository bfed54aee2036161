import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { lapseProposals, type Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { endTerms } from '#test/test-days.ts';
import { userWith } from '#test/test-payers.ts';
import { proposedBy } from '#test/test-proposals.ts';
import { createUser } from '#test/test-users.ts';

describe.each(anyDatabase)('what nobody has decided in time on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ role: 'admin' });
    second = await api.signedIn({ role: 'admin' });
  });

  const listed = async (query: string) =>
    (await second.get(`/admin/proposals?limit=100&${query}`)).read<{ items: Proposal[]; total: number }>();

  it('has lapsed in every list, though no job has seen it', async () => {
    const { payerId } = await userWith(api, '0');
    const order = { payer_id: payerId, amount: '100000', reason: 'Ошибка банка' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { id, expires_at } = proposedBy(await author.post('/admin/payers/add-funds', order, key));
    const ofPayer = async () =>
      (await second.get(`/admin/payers/${payerId}`)).read<{ proposals: Proposal[] }>().proposals;
    expect(await ofPayer()).toMatchObject([{ id, status: 'pending' }]);
    expect(await listed(`payer_id=${payerId}&status=pending`)).toMatchObject({ total: 1 });
    expect(await listed(`payer_id=${payerId}&status=lapsed`)).toMatchObject({ total: 0 });
    await endTerms(api.db, id);

    expect(await ofPayer()).toEqual([]);
    expect(await listed(`payer_id=${payerId}&status=pending`)).toMatchObject({ items: [], total: 0 });
    const seen = await listed(`payer_id=${payerId}&status=lapsed`);
    expect(seen).toMatchObject({
      items: [
        {
          id,
          status: 'lapsed',
          decided_by: null,
          obstacle: null,
          awaits: [],
          actions: { confirm: false, reject: false, cancel: false },
        },
      ],
      total: 1,
    });
    expect(seen.items[0]?.decided_at).toBe(seen.items[0]?.expires_at);
    expect(seen.items[0]?.expires_at).not.toBe(expires_at);
    expect(await listed(`payer_id=${payerId}`)).toMatchObject({ items: [{ id, status: 'lapsed' }] });
    await lapseProposals(api.db);
    expect(await listed(`payer_id=${payerId}&status=lapsed`)).toMatchObject({
      items: [{ id, decided_at: seen.items[0]?.decided_at }],
      total: 1,
    });
  });

  it('waits at the page of its model no more', async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price, created_at)
      values ('lapsing', 'Модель', 'Ромашка', 'text', 100, 100, now() - interval '1 year')`.execute(api.db);
    const { id } = proposedBy(await author.patch('/models/lapsing', { input_price: '0', reason: 'Даром' }));
    const read = async () => (await second.get('/models/lapsing')).read<{ proposal: Proposal | null }>();
    expect((await read()).proposal).toMatchObject({ id });
    await endTerms(api.db, id);
    expect((await read()).proposal).toBeNull();
  });

  it('keeps nobody out of a role', async () => {
    const role = { name: 'Кураторы', description: '', permissions: [] };
    const { role_id: roleId, version } = (await author.post('/roles', role)).read<{
      role_id: string;
      version: number;
    }>();
    const give = async () =>
      author.post(`/roles/${roleId}/assign`, { userId: (await createUser(api.db, {})).id });
    await give();
    const edit = { ...role, permissions: ['user:manage'], version };
    const { id } = proposedBy(await author.put(`/roles/${roleId}`, edit));
    expect(await give()).toMatchObject({ message: expect.stringContaining('ждёт подтверждения') });
    await endTerms(api.db, id);
    expect(await give()).toMatchObject({ status: 200 });
  });

  it('stays lapsed when its author loses what they proposed it by', async () => {
    const { payerId } = await userWith(api, '0');
    const order = { payer_id: payerId, amount: '100000', reason: 'Ошибка банка' };
    const leaver = await api.signedIn({ role: 'admin' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { id } = proposedBy(await leaver.post('/admin/payers/add-funds', order, key));
    await endTerms(api.db, id);
    const off = await author.post(`/admin/users/${leaver.userId}/deactivate`, { reason: 'Уволен' });
    expect(off).toMatchObject({ status: 200 });
    expect(await listed(`payer_id=${payerId}`)).toMatchObject({ items: [{ id, status: 'lapsed' }] });
  });
});

describeOnPostgres('what lapses while somebody decides about it', (database) => {
  const api = useTestApi(database);

  it('makes room as soon as they are done, and until then whoever proposes is told so', async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price, created_at)
      values ('held', 'Модель', 'Ромашка', 'text', 100, 100, now() - interval '1 year')`.execute(api.db);
    const author = await api.signedIn({ role: 'admin' });
    await api.signedIn({ role: 'admin' });
    const dear = () => author.patch('/models/held', { input_price: '0', reason: 'Даром' });
    const { id } = proposedBy(await dear());
    await endTerms(api.db, id);
    await api.db.transaction().execute(async (trx) => {
      await sql`select from proposals where id = ${id} for update`.execute(trx);
      expect(await dear()).toMatchObject({ status: 409, code: 'RES.003' });
    });
    expect(proposedBy(await dear()).id).not.toBe(id);
  });
});
