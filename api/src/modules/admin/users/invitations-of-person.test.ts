import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { type InvitationsOf, invitationsOf } from '../../invitations/of-person-repository.ts';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly status: string;
}
interface Found {
  readonly received: { readonly total: number; readonly items: Invitation[] };
  readonly sent: { readonly total: number; readonly items: Invitation[] };
}

describe.each(anyDatabase)('the invitations of a person on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  const read = (userId: string, by = admin) => by.get(`/admin/users/${userId}/invitations`);

  it('are those to their e-mail and those that they sent, with where each is handled', async () => {
    const owner = await api.signedIn({ displayName: 'Олег Владелец' });
    const invited = await createUser(api.db);
    const groupId = await createGroup(api.db, owner.userId, []);
    const payerId = await payerOf(api, 'group_id', groupId);
    for (const email of [invited.email, 'nobody@people.example'])
      expect((await owner.post('/group/invite', { email })).status).toBe(200);
    const { received } = (await read(invited.id)).read<Found>();
    expect(received).toMatchObject({
      total: 1,
      items: [
        {
          email: invited.email,
          status: 'pending',
          revoked_because: null,
          invited_by: { id: owner.userId, display_name: 'Олег Владелец' },
          payer: { id: payerId, kind: 'group' },
        },
      ],
    });
    const handle = received.items[0]?.id;
    expect((await owner.delete(`/group/invitations/${handle}`)).status).toBe(200);
    const { sent } = (await read(owner.userId)).read<Found>();
    expect(sent.total).toBe(2);
    expect(sent.items.map(({ email, status }) => [email, status])).toEqual([
      ['nobody@people.example', 'pending'],
      [invited.email, 'revoked'],
    ]);
    expect((await read(admin.userId)).data).toEqual({
      received: { total: 0, items: [] },
      sent: { total: 0, items: [] },
    });
  });

  it('are for whoever keeps people, and nobody has those of a person who is not there', async () => {
    expect(await read(randomUUID())).toMatchObject({ status: 404, code: 'RES.001' });
    const clerk = await api.signedIn({ permissions: ['payment_request:manage'] });
    expect(await read(admin.userId, clerk)).toMatchObject({ status: 403, code: 'AUTH.003' });
  });

  it.each<[string, InvitationsOf]>([
    ['invitations_to_email', { email: 'a@b.ru' }],
    ['invitations_by_inviter', { invitedBy: randomUUID() }],
  ])('come in their order from %s', async (index, of) => {
    const plan = await api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select i.id from invitations i
        where ${invitationsOf(of)} order by i.created_at desc, i.id desc limit 20`.execute(trx);
      return rows.map((row) => row['QUERY PLAN'].trim()).join(' ');
    });
    expect(plan).toMatch(new RegExp(`^Limit -> +Index (Only )?Scan using ${index} `));
  });
});
