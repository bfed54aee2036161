import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, topUp } from '#lib/ledger/index.ts';
import { confirm as confirmLines, uploaded } from '#modules/admin/bank-statements/testing/upload.ts';
import { promoJobs } from '#scheduled-jobs/promo-jobs.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { accountOf, groupOfTwo, readGroup } from '#test/test-groups.ts';
import { expire, hostOf, invite, newEmail } from '#test/test-invitations.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { moveRequest, openRequest } from '#test/test-payments.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import { confirm, proposedBy } from '#test/test-proposals.ts';
import { createRole } from '#test/test-users.ts';
import type { AttentionKind } from './attention-schemas.ts';

interface Item {
  readonly kind: AttentionKind;
  readonly count: number;
  readonly place: 'group' | 'company' | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly by: string | null;
}

const FUNDS = 'user:manage';
const REQUESTS = 'payment_request:manage';
const PROMO = '/api/nona/admin/promo';

describe.each(anyDatabase)('what requires attention on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
  const staff = (...permissions: string[]) => api.signedIn({ permissions });

  const items = async (who: TestClient) =>
    (await who.get('/users/me/attention')).read<{ items: Item[] }>().items;
  const of = async (who: TestClient, kind: AttentionKind) =>
    (await items(who)).filter((item) => item.kind === kind);
  const countOf = async (who: TestClient, kind: AttentionKind) => (await of(who, kind))[0]?.count ?? 0;
  /** How many rows the list behind the press has. */
  const totalOf = async (who: TestClient, path: string) =>
    (await who.get(path)).read<{ total: number }>().total;
  const demote = async (who: SignedIn, ...permissions: string[]) => {
    const roleId = await createRole(api.db, null, permissions);
    await (await api.signedIn({ role: 'admin' })).post(`/roles/${roleId}/assign`, { userId: who.userId });
  };
  const propose = async (who: SignedIn, payerId?: string) =>
    proposedBy(
      await who.post(
        '/admin/payers/add-funds',
        { payer_id: payerId ?? (await userWith(api, '0')).payerId, amount: '150000', reason: 'Проверка' },
        { 'idempotency-key': crypto.randomUUID() },
      ),
    );

  it('is nothing for somebody for whom nothing waits, and asked of nobody without a session', async () => {
    expect(await items(await api.signedIn())).toEqual([]);
    expect(await items(await api.signedIn({ role: 'guest' }))).toEqual([]);
    expect(await api.visitor().get('/users/me/attention')).toMatchObject({ code: 'AUTH.001' });
  });

  describe.each(['group', 'company'] as const)('an invitation to a %s', (place) => {
    it('is told to its e-mail alone, until it is answered', async () => {
      const [host, me, other] = [await hostOf(api, place), await api.signedIn(), await api.signedIn()];
      const { token } = await invite(host, me.email);
      const [item] = await of(me, 'invitation');
      expect(item).toMatchObject({ count: 1, place, id: token });
      expect([item?.name, item?.by]).toEqual(
        place === 'group' ? ['Группа', 'Мария Северова'] : ['Ромашка', 'Сергей Громов'],
      );
      for (const stranger of [other, host.manager]) expect(await of(stranger, 'invitation')).toEqual([]);
      await me.post(`/${place}/invitations/mine/${token}/decline`);
      expect(await of(me, 'invitation')).toEqual([]);
    });

    it('is told no more once it has ended in any way', async () => {
      const host = await hostOf(api, place);
      const ends = {
        lapsed: ({ token }: { token: string }) => expire(api, token),
        revoked: ({ token }: { token: string }) => host.manager.delete(`${host.listPath}/${token}`),
        switchedOff: () =>
          sql`update users set is_active = false where id = ${host.manager.userId}`.execute(api.db),
      };
      for (const end of Object.values(ends)) {
        const me = await api.signedIn();
        const sent = await invite(host, me.email);
        expect(await of(me, 'invitation')).toHaveLength(1);
        await end(sent);
        expect(await of(me, 'invitation')).toEqual([]);
      }
    });

    it('is told to nobody whose e-mail an administrator has set, and stays behind with a former one', async () => {
      const [host, me] = [await hostOf(api, place), await api.signedIn()];
      const thief = await api.signedIn();
      await invite(host, me.email);
      const former = me.email;
      await sql`update users set email = ${newEmail()} where id = ${me.userId}`.execute(api.db);
      expect(await of(me, 'invitation')).toEqual([]);
      const admin = await api.signedIn({ role: 'admin' });
      const { updated_at } = (await admin.get(`/admin/users/${thief.userId}`)).read<{ updated_at: string }>();
      const edit = { display_name: 'Другой', email: former, updated_at };
      expect((await admin.put(`/admin/users/${thief.userId}`, edit)).status).toBe(200);
      expect(await of(thief, 'invitation')).toEqual([]);
    });
  });

  it('is a group that is offered, for whom it is offered', async () => {
    const { owner, member } = await groupOfTwo(api);
    await owner.post('/group/transfer-owner', { accountId: await accountOf(api, member) });
    expect(await of(member, 'group_offer')).toEqual([
      { kind: 'group_offer', count: 1, place: null, id: null, name: 'Группа', by: 'Мария Северова' },
    ]);
    expect(await of(owner, 'group_offer')).toEqual([]);
    await owner.delete('/group/transfer-owner');
    expect(await of(member, 'group_offer')).toEqual([]);
  });

  it('are requests of one’s own that wait for their money, as many as the list of them shows', async () => {
    const [me, other] = [await api.signedIn(), await api.signedIn()];
    await openRequest(other);
    const { id } = await openRequest(me);
    expect(await of(me, 'unpaid_request')).toMatchObject([{ count: 1, id }]);
    const invoice = await openRequest(me, { method: 'invoice' });
    expect(await of(me, 'unpaid_request')).toMatchObject([{ count: 2, id: null }]);
    expect(await totalOf(me, '/payment/requests/my?status=pending')).toBe(2);
    await moveRequest(me, invoice.id, 'cancelled');
    expect(await of(me, 'unpaid_request')).toMatchObject([{ count: 1, id }]);
    // The owner of the group reads the requests of its members, who pay them.
    const { owner, member } = await groupOfTwo(api);
    await openRequest(member);
    expect(await countOf(owner, 'unpaid_request')).toBe(0);
  });

  describe('caps that are used up', () => {
    it('are those of the members of one’s own group, without those who were never given any', async () => {
      const { owner, member, payerId } = await groupOfTwo(api, '1000');
      const other = await groupOfTwo(api, '1000');
      const cap = async (who: SignedIn, value: string | null) =>
        owner.patch(`/group/members/${await accountOf(api, who)}`, { monthly_cap: value });
      await cap(member, '100');
      await charge(api.db, { payerId, amount: '99.99', userId: member.userId });
      expect(await of(owner, 'exhausted_caps')).toEqual([]);
      await charge(api.db, { payerId, amount: '0.01', userId: member.userId });
      expect(await of(owner, 'exhausted_caps')).toMatchObject([{ count: 1, place: 'group' }]);
      const shown = (await readGroup(owner)).members.filter(
        ({ monthly_cap: of, spent_this_month: spent }) =>
          of !== null && of !== undefined && Number(of) > 0 && Number(spent) >= Number(of),
      );
      expect(shown).toHaveLength(1);
      for (const nobody of [member, other.owner]) expect(await of(nobody, 'exhausted_caps')).toEqual([]);
      await cap(member, '100.01');
      expect(await of(owner, 'exhausted_caps')).toEqual([]);
      await cap(owner, '0');
      expect(await of(owner, 'exhausted_caps')).toEqual([]);
    });

    it('are those that the list of the company shows to whoever manages them', async () => {
      const company = await found(api);
      await topUp(api.db, { payerId: company.payerId, amount: '1000', by: 'bank' });
      const manager = await hire(api, company.id, { permissions: ['company_user:manage'] });
      const people = [];
      for (let n = 0; n < 3; n += 1) people.push(await hire(api, company.id, { cap: '100' }));
      const spend = (who: SignedIn, amount: string) =>
        charge(api.db, { payerId: company.payerId, amount, userId: who.userId });
      for (const who of people) await spend(who, '80');
      const list = `/company/${company.id}/users?cap_used_up=true`;
      const expectCaps = async (count: number) => {
        expect(await countOf(manager, 'exhausted_caps')).toBe(count);
        expect(await totalOf(manager, list)).toBe(count);
      };
      await expectCaps(0);
      for (const who of people.slice(0, 2)) await spend(who, '20');
      await expectCaps(2);
      expect(await totalOf(manager, `/company/${company.id}/users?cap_used_up=false`)).toBe(3);
      const [first] = people;
      await company.owner.patch(`/company/${company.id}/users/${first?.userId}`, { is_active: false });
      await expectCaps(1);
      for (const who of people) expect(await of(who, 'exhausted_caps')).toEqual([]);
      const stranger = await found(api, { inn: '7728168971', kpp: '772801001', ogrn: '1027700067328' });
      expect(await of(stranger.owner, 'exhausted_caps')).toEqual([]);
      const none = await createRole(api.db, company.id, []);
      await company.owner.put(`/company/${company.id}/users/${manager.userId}/role`, { role_id: none });
      expect(await of(manager, 'exhausted_caps')).toEqual([]);
    });
  });

  describe('proposals', () => {
    it('are as many as the viewer may confirm, by the same rule as the list', async () => {
      const [first, second, clerk] = [await staff(FUNDS), await staff(FUNDS), await staff(REQUESTS)];
      const everything = await api.signedIn({ role: 'admin' });
      const before = await countOf(second, 'proposals');
      const proposal = await propose(first);
      await propose(everything);
      expect(await countOf(second, 'proposals')).toBe(before + 2);
      // A proposer who holds every permission is no second person for their own.
      expect(await countOf(everything, 'proposals')).toBe(await countOf(first, 'proposals'));
      expect(await countOf(clerk, 'proposals')).toBe(0);
      for (const who of [first, second, clerk, everything])
        expect(await countOf(who, 'proposals')).toBe(await totalOf(who, '/admin/proposals?awaits=me'));
      await confirm(second, proposal);
      expect(await countOf(second, 'proposals')).toBe(before + 1);
    });

    it('are not counted for both accounts of one person, nor of one’s own money', async () => {
      const [owner, second] = [await staff(FUNDS), await staff(FUNDS)];
      const { id } = await groupOfTwo(api);
      await sql`insert into group_members (id, group_id, user_id, role)
        values (uuid_v7(), ${id}, ${owner.userId}, 'member')`.execute(api.db);
      const [before, others] = [await countOf(owner, 'proposals'), await countOf(second, 'proposals')];
      await propose(await staff(FUNDS), await payerOf(api, 'group_id', id));
      expect(await countOf(owner, 'proposals')).toBe(before);
      expect(await countOf(second, 'proposals')).toBe(others + 1);
      const twin = await staff(FUNDS);
      await sql`insert into grants (id, kind, user_id, given_by) values (uuid_v7(), 'account', ${twin.userId}, ${second.userId})`.execute(
        api.db,
      );
      const seen = await countOf(twin, 'proposals');
      await propose(second);
      expect(await countOf(twin, 'proposals')).toBe(seen);
    });
  });

  describe('the work of whoever handles payments', () => {
    it('are the requests in process, as many as the list shows', async () => {
      const clerk = await staff(REQUESTS);
      const { id } = await openRequest(await api.signedIn(), { method: 'invoice', amount: '10' });
      const before = await countOf(clerk, 'requests_in_work');
      expect((await moveRequest(clerk, id, 'processing')).status).toBe(200);
      expect(await countOf(clerk, 'requests_in_work')).toBe(before + 1);
      expect(await totalOf(clerk, '/payment/requests?status=processing')).toBe(before + 1);
      expect(await of(await staff(FUNDS), 'requests_in_work')).toEqual([]);
    });

    it('are the new lines of statements: all that the statements with such lines count', async () => {
      const [clerk, second] = [await staff(REQUESTS), await staff(REQUESTS)];
      const client = await api.signedIn();
      const shown = async () => {
        const { items: statements } = (
          await clerk.get('/admin/bank-statements?has_new=true&limit=200')
        ).read<{
          items: { id: string; new: number }[];
        }>();
        expect(statements.every((each) => each.new > 0)).toBe(true);
        const sum = statements.reduce((all, each) => all + each.new, 0);
        expect(await countOf(clerk, 'bank_lines')).toBe(sum);
        return { sum, ids: statements.map((each) => each.id) };
      };
      const before = await shown();
      const large = await openRequest(client, { method: 'invoice', amount: '150000' });
      const { request } = await openRequest(client, { method: 'invoice', amount: '700' });
      const statement = await uploaded(clerk, [
        { purpose: `Счёт ${large.request.number}`, amount: large.request.amount, inn: '' },
        { purpose: `Счёт ${request.number}`, amount: request.amount, inn: '' },
        { purpose: 'Прочее', amount: '5', inn: '' },
      ]);
      expect(await shown()).toEqual({ sum: before.sum + 3, ids: expect.arrayContaining([statement.id]) });
      await clerk.post(`/admin/bank-statements/${statement.id}/lines/3/ignore`, { reason: 'Не наше' });
      await confirmLines(clerk, statement.id, [{ n: 2, request_id: request.id }]);
      expect((await shown()).sum).toBe(before.sum + 1);
      // The first of two confirmations, and one that has ended otherwise, leave the line new.
      await confirmLines(clerk, statement.id, [{ n: 1, request_id: large.id }]);
      expect((await shown()).sum).toBe(before.sum + 1);
      await moveRequest(second, large.id, 'rejected', { reason: 'Не тот перевод' });
      expect((await shown()).sum).toBe(before.sum + 1);
      await clerk.post(`/admin/bank-statements/${statement.id}/lines/1/ignore`, { reason: 'Вернули' });
      expect(await shown()).toEqual(before);
      expect(await totalOf(clerk, '/admin/bank-statements?has_new=false')).toBeGreaterThan(0);
      expect(await of(await staff(FUNDS), 'bank_lines')).toEqual([]);
    });
  });

  it('are clusters that nobody has looked at, as many as the list shows', async () => {
    const admin = await staff(FUNDS);
    await addPromoRequests(
      api.db,
      ['a', 'b'].flatMap((ring) =>
        [1, 2, 3].map((n) => ({
          ip: ring === 'a' ? '203.0.113.1' : '198.51.100.1',
          fingerprint: fingerprintOf(`${ring}${n}`),
        })),
      ),
    );
    await runDueJobs(api.db, promoJobs(api.app), (error) => {
      throw error;
    });
    const list = async () =>
      (await admin.get(`${PROMO}/clusters?is_new=true`)).read<{ items: { id: string }[]; total: number }>();
    const { items: clusters, total } = await list();
    expect(total).toBe(2);
    expect(await countOf(admin, 'promo_clusters')).toBe(2);
    expect(await of(await staff(REQUESTS), 'promo_clusters')).toEqual([]);

    const review = `${PROMO}/clusters/${clusters[0]?.id}/review`;
    expect(await (await staff(REQUESTS)).post(review)).toMatchObject({ code: 'AUTH.003' });
    for (let time = 0; time < 2; time += 1) expect((await admin.post(review)).status).toBe(200);
    expect((await list()).total).toBe(1);
    expect(await countOf(admin, 'promo_clusters')).toBe(1);
    expect(await admin.post(`${PROMO}/clusters/${crypto.randomUUID()}/review`)).toMatchObject({
      code: 'RES.001',
    });
    const { rows } = await sql`select from audit_log where action = 'promo_cluster.review'`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  it('is asked anew with each call: somebody demoted has nothing of it', async () => {
    const clerk = await staff(FUNDS, REQUESTS);
    await propose(await staff(FUNDS));
    const { id } = await openRequest(await api.signedIn(), { method: 'invoice', amount: '10' });
    await moveRequest(clerk, id, 'processing');
    expect((await items(clerk)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['proposals', 'requests_in_work']),
    );
    await demote(clerk);
    expect(await items(clerk)).toEqual([]);
  });
});
