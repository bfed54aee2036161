import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { endTerms } from '#test/test-days.ts';
import { lettersSeenBy, lettersTo } from '#test/test-letters.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { confirm, decideAbout, insertGrant, proposedBy } from '#test/test-proposals.ts';
import { createGroup, createRole } from '#test/test-users.ts';

const FUNDS = 'user:manage';
const REQUESTS = 'payment_request:manage';

describe.each(anyDatabase)('what awaits the second person on $name', (database) => {
  const api = useTestApi(database);
  const staff = (...permissions: string[]) => api.signedIn({ permissions });

  const add = (who: SignedIn, payerId: string, key = crypto.randomUUID()) =>
    who.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' },
      { 'idempotency-key': key },
    );
  const proposeFunds = async (who: SignedIn, payerId?: string) =>
    proposedBy(await add(who, payerId ?? (await userWith(api, '0')).payerId));
  const awaiting = async (who: SignedIn, more = '') => {
    const answer = await who.get(`/admin/proposals?awaits=me&limit=200${more}`);
    const { items, total } = answer.read<{ items: Proposal[]; total: number }>();
    expect(total).toBe(items.length);
    expect(items.every(({ actions }) => actions.confirm)).toBe(true);
    return items.map(({ id }) => id);
  };
  const told = async (who: SignedIn) => (await lettersTo(api.db, who.email, 'proposal-awaits')).length;

  describe('the filter', () => {
    it('lists what the viewer may confirm, and neither their own nor what others decide about', async () => {
      const [first, second, clerk] = [await staff(FUNDS), await staff(FUNDS), await staff(REQUESTS)];
      const { id } = await proposeFunds(first);
      expect(await awaiting(second)).toContain(id);
      expect(await awaiting(first)).not.toContain(id);
      expect(await awaiting(clerk)).not.toContain(id);
      expect(await awaiting(second, '&kind=credit_limit')).not.toContain(id);
      expect((await (await api.signedIn()).get('/admin/proposals?awaits=me')).code).toBe('AUTH.003');
      expect((await second.get('/admin/proposals?awaits=you')).code).toBe('VAL.003');
      expect((await confirm(second, { id })).status).toBe(200);
      expect(await awaiting(second)).not.toContain(id);
    });

    it('leaves out what the viewer may only reject, or may not decide about at all', async () => {
      const [first, second] = [await staff(FUNDS), await staff(FUNDS)];
      const made = await staff(FUNDS);
      await insertGrant(api.db, { kind: 'account', to: made.userId, by: first.userId, ago: '2 days' });
      const { id } = await proposeFunds(first);
      expect(await awaiting(made)).not.toContain(id);
      expect((await decideAbout(made, { id }, 'reject', { reason: 'Рано' })).status).toBe(200);

      const groupId = await createGroup(api.db, second.userId);
      const own = await proposeFunds(first, await payerOf(api, 'group_id', groupId));
      expect(await awaiting(second)).not.toContain(own.id);
      expect(await awaiting(await staff(FUNDS))).toContain(own.id);
    });

    it('forgets what has lapsed, and what somebody has lost the right to confirm', async () => {
      const [first, second, admin] = [
        await staff(FUNDS),
        await staff(FUNDS, REQUESTS),
        await api.signedIn({ role: 'admin' }),
      ];
      const { id } = await proposeFunds(first);
      expect(await awaiting(second)).toContain(id);
      const roleId = await createRole(api.db, null, [REQUESTS]);
      await admin.post(`/roles/${roleId}/assign`, { userId: second.userId });
      expect(await awaiting(second)).not.toContain(id);

      const other = await staff(FUNDS);
      expect(await awaiting(other)).toContain(id);
      await endTerms(api.db, id);
      expect(await awaiting(other)).not.toContain(id);
    });
  });

  describe('the letter', () => {
    it('goes at once to everybody who may confirm, and to nobody else', async () => {
      const [first, second, clerk, client] = [
        await staff(FUNDS),
        await staff(FUNDS),
        await staff(REQUESTS),
        await api.signedIn(),
      ];
      const off = await staff(FUNDS);
      await sql`update users set is_active = false where id = ${off.userId}`.execute(api.db);
      const made = await staff(FUNDS);
      await insertGrant(api.db, { kind: 'account', to: made.userId, by: first.userId, ago: '2 days' });

      const { number } = await proposeFunds(first);
      const [letter] = await lettersSeenBy(api.db, second.email, 'proposal-awaits');
      const text = letter?.replaceAll('\u00a0', ' ');
      for (const part of [
        `Что: ${number}: начислить деньги, счёт `,
        'Сумма: 150 000,00 ₽',
        'Причина: Ошибка банка',
        'Кто предложил: ',
        `/admin/proposals?status=all&q=%D0%9F${number.slice(1)}`,
      ])
        expect(text).toContain(part);
      for (const nobody of [first, clerk, client, off, made]) expect(await told(nobody)).toBe(0);
    });

    it('is written once for a call that is sent twice, and for no refused one', async () => {
      const [first, second] = [await staff(FUNDS), await staff(FUNDS)];
      const { payerId } = await userWith(api, '0');
      const key = crypto.randomUUID();
      await add(first, payerId, key);
      expect((await add(first, payerId, key)).status).toBe(200);
      expect(await told(second)).toBe(1);
      const owner = await staff(FUNDS);
      const groupId = await createGroup(api.db, owner.userId);
      expect((await add(owner, await payerOf(api, 'group_id', groupId))).code).toBe('RES.003');
      expect(await told(second)).toBe(1);
    });

    it('passes by whoever owns the money that it is about', async () => {
      const [first, owner] = [await staff(FUNDS), await staff(FUNDS)];
      const groupId = await createGroup(api.db, owner.userId);
      await proposeFunds(first, await payerOf(api, 'group_id', groupId));
      expect(await told(owner)).toBe(0);
    });
  });
});
