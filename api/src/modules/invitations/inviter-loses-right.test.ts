import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { type Founded, found, hire, roleNamed } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import {
  expire,
  type Host,
  invite,
  isIn,
  letterSecret,
  NEWCOMER,
  newEmail,
  type Sent,
} from '#test/test-invitations.ts';
import { lettersSeenBy } from '#test/test-letters.ts';
import { createRole } from '#test/test-users.ts';
import { bulkUsersJob } from '../admin/users/bulk-job.ts';

type Manager = Awaited<ReturnType<typeof hire>>;
interface Place extends Founded {
  readonly admin: SignedIn;
  readonly manager: Manager;
}

const MANAGE = 'company_user:manage';
const LETTER = 'invitations-revoked';

describe.each(anyDatabase)('the invitations of somebody who loses the right on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  const hostBy = (manager: SignedIn, id: string): Host => ({
    kind: 'company',
    id,
    db: api.db,
    manager,
    invitePath: `/company/${id}/users`,
    listPath: `/company/${id}/invitations`,
  });
  const groupBy = (manager: SignedIn, id: string): Host => ({
    kind: 'group',
    id,
    db: api.db,
    manager,
    invitePath: '/group/invite',
    listPath: '/group/invitations',
  });
  const view = async ({ kind }: Host, secret: string) =>
    (await api.visitor().get(`/${kind}/invitations/${secret}`)).data;
  const accept = ({ kind }: Host, token: string) =>
    api.visitor().post(`/${kind}/invitations/accept`, { token, ...NEWCOMER });
  const listed = async (reader: SignedIn, { listPath }: Host, { token }: Sent) =>
    (await reader.get(listPath)).read<Sent[]>().find((one) => one.token === token);
  const revocations = async (email: string) =>
    api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', 'in', ['company.invitation_revoke', 'group.invitation_revoke'])
      .where(sql<string>`after ->> 'email'`, '=', email)
      .execute();

  async function expectEnded(host: Host, sent: Sent & { secret: string }, reader: SignedIn): Promise<void> {
    const ended = { status: 'revoked', revoked_because: 'inviter' };
    expect(await listed(reader, host, sent)).toMatchObject(ended);
    expect(await view(host, sent.secret)).toMatchObject({ state: 'revoked', revoked_because: 'inviter' });
    expect(await accept(host, sent.secret)).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: expect.stringMatching(
        /^Приглашение больше не действует: .*попросите .* пригласить вас заново$/,
      ),
    });
    expect(await isIn(api, host, sent.email)).toBe(false);
    expect(await revocations(sent.email)).toHaveLength(1);
  }

  async function placeOf(permissions: readonly string[] = COMPANY_PERMISSIONS): Promise<Place> {
    const company = await found(api);
    const manager = await hire(api, company.id, { permissions, displayName: 'Павел Громов' });
    return { ...company, manager, admin: await api.signedIn({ role: 'admin' }) };
  }
  const assigned = async (by: SignedIn, roleId: string, { userId }: SignedIn, verb = 'assign') =>
    by.post(`/roles/${roleId}/${verb}`, { userId });
  const edited = async (by: SignedIn, roleId: string, permissions: readonly string[]) => {
    const { version, role_name: name } = (await by.get(`/roles/${roleId}`)).read<{
      version: number;
      role_name: string;
    }>();
    return by.put(`/roles/${roleId}`, { name, description: '', permissions, version });
  };
  const inBulk = async ({ admin, manager }: Place) => {
    const body = { action: 'deactivate', ids: [manager.userId], expected_count: 1 };
    const answer = await admin.post('/admin/users/bulk', body);
    await runNextJob({
      db: api.db,
      jobs: [bulkUsersJob],
      takeOverMs: 60_000,
      onError: (error) => {
        throw error;
      },
    });
    return answer;
  };
  const employee = ({ id }: Founded) => roleNamed(api, id, 'Сотрудник');

  const ENDINGS = {
    'is removed': ({ owner, id, manager }: Place) => owner.delete(`/company/${id}/users/${manager.userId}`),
    leaves: ({ id, manager }: Place) => manager.delete(`/company/${id}/users/${manager.userId}`),
    'is suspended': ({ owner, id, manager }: Place) =>
      owner.patch(`/company/${id}/users/${manager.userId}`, { is_active: false }),
    'gets another role of the company': async (place: Place) =>
      place.owner.put(`/company/${place.id}/users/${place.manager.userId}/role`, {
        role_id: await employee(place),
      }),
    'is assigned another role': async (place: Place) =>
      assigned(place.owner, await employee(place), place.manager),
    'loses the role': ({ owner, manager }: Place) => assigned(owner, manager.roleId, manager, 'remove'),
    'has a role that loses the right': ({ owner, manager }: Place) =>
      edited(
        owner,
        manager.roleId,
        COMPANY_PERMISSIONS.filter((permission) => permission !== MANAGE),
      ),
    'has a role that loses something the offered one grants': ({ owner, manager }: Place) =>
      edited(owner, manager.roleId, [MANAGE]),
    'has a role that is deleted': async (place: Place) =>
      place.owner.delete(`/roles/${place.manager.roleId}?move_to=${await employee(place)}`),
    'is deactivated': ({ admin, manager }: Place) =>
      admin.post(`/admin/users/${manager.userId}/deactivate`, {}),
    'is deactivated with many': inBulk,
    'is deleted': ({ admin, manager }: Place) => admin.delete(`/admin/users/${manager.userId}`),
  } as const;

  it.each(Object.entries(ENDINGS))('who %s end at once, and the owner is told', async (_how, end) => {
    const place = await placeOf();
    const host = hostBy(place.manager, place.id);
    const sent = await invite(host, newEmail(), { role_id: await roleNamed(api, place.id, 'Директор') });
    const plain = await invite(host, newEmail());
    const kept = await invite(hostBy(place.owner, place.id), newEmail());
    expect((await end(place)).status).toBe(200);
    await expectEnded(host, sent, place.owner);
    const letters = await lettersSeenBy(api.db, place.owner.email, LETTER);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(sent.email);
    expect(letters[0]).toContain('Павел Громов');
    expect(letters[0]).not.toContain(kept.email);
    const isPlainEnded = (await listed(place.owner, host, plain))?.status === 'revoked';
    expect(letters[0]?.includes(plain.email)).toBe(isPlainEnded);
    expect(isPlainEnded).toBe(_how !== 'has a role that loses something the offered one grants');
    expect(await view(host, kept.secret)).toMatchObject({ state: 'pending', revoked_because: null });
  });

  it('stay ended when the right comes back, and may be sent anew', async () => {
    const place = await placeOf();
    const host = hostBy(place.manager, place.id);
    const sent = await invite(host, newEmail());
    const at = `/company/${place.id}/users/${place.manager.userId}/role`;
    await place.owner.put(at, { role_id: await employee(place) });
    await place.owner.put(at, { role_id: place.manager.roleId });
    await expectEnded(host, sent, place.manager);
    const again = await invite(host, sent.email);
    expect((await accept(host, again.secret)).status).toBe(200);
  });

  it('stay as they are when the person keeps all that they offer', async () => {
    const place = await placeOf();
    const host = hostBy(place.manager, place.id);
    const sent = await invite(host, newEmail());
    expect((await edited(place.owner, place.manager.roleId, [MANAGE])).status).toBe(200);
    expect((await accept(host, sent.secret)).status).toBe(200);
    expect(await lettersSeenBy(api.db, place.owner.email, LETTER)).toEqual([]);
  });

  it('end when the offered role comes to grant what its inviter does not hold', async () => {
    const place = await placeOf([MANAGE]);
    const host = hostBy(place.manager, place.id);
    const roleId = await createRole(api.db, place.id, []);
    const sent = await invite(host, newEmail(), { role_id: roleId });
    expect((await edited(place.owner, roleId, ['company:transactions'])).status).toBe(200);
    await expectEnded(host, sent, place.owner);
    expect(await lettersSeenBy(api.db, place.manager.email, LETTER)).toHaveLength(1);
  });

  it('let nobody in where the right was lost before it ended them, and end then', async () => {
    const place = await placeOf();
    const host = hostBy(place.manager, place.id);
    const sent = await invite(host, newEmail(), { role_id: await roleNamed(api, place.id, 'Директор') });
    const becomes = (roleId: string) =>
      sql`update users set role_id = ${roleId} where id = ${place.manager.userId}`.execute(api.db);
    await becomes(await employee(place));
    expect(await view(host, sent.secret)).toMatchObject({ state: 'revoked', revoked_because: 'inviter' });
    expect(await listed(place.owner, host, sent)).toMatchObject({ status: 'revoked' });
    expect(await accept(host, sent.secret)).toMatchObject({ code: 'RES.003' });
    await becomes(place.manager.roleId);
    await expectEnded(host, sent, place.owner);
    expect(await revocations(sent.email)).toMatchObject([{ actor_id: null }]);
    expect(await lettersSeenBy(api.db, place.owner.email, LETTER)).toHaveLength(1);
  });

  it('that another manager has sent again are theirs', async () => {
    const place = await placeOf();
    const host = hostBy(place.manager, place.id);
    const [sent, late] = [await invite(host, newEmail()), await invite(host, newEmail())];
    await expire(api, late.token);
    const again = await place.owner.post(`${host.listPath}/${sent.token}/resend`);
    expect(again.data).toMatchObject({ invited_by: { id: place.owner.userId } });
    await place.owner.delete(`/company/${place.id}/users/${place.manager.userId}`);
    expect(await listed(place.owner, host, sent)).toMatchObject({ status: 'pending' });
    expect(await listed(place.owner, host, late)).toMatchObject({ status: 'expired', revoked_because: null });
    await place.owner.post(`${host.listPath}/${late.token}/resend`);
    expect((await accept(host, await letterSecret(host, late.email))).status).toBe(200);
  });

  describe('to a group', () => {
    it('end when its ownership is passed on, and the new owner is told', async () => {
      const { id, owner, member } = await groupOfTwo(api);
      const host = groupBy(owner, id);
      const sent = await invite(host, newEmail());
      await owner.post('/group/transfer-owner', { accountId: await accountOf(api, member) });
      expect((await member.post('/group/transfer-owner/accept')).status).toBe(200);
      await expectEnded(host, sent, member);
      const letters = await lettersSeenBy(api.db, member.email, LETTER);
      expect(letters).toHaveLength(1);
      expect(letters[0]).toContain(sent.email);
      expect(await lettersSeenBy(api.db, owner.email, LETTER)).toEqual([]);
    });

    it('end with the account of its owner, and so does the offer to pass it on', async () => {
      const { id, owner, member } = await groupOfTwo(api);
      const admin = await api.signedIn({ role: 'admin' });
      const host = groupBy(owner, id);
      const sent = await invite(host, newEmail());
      await owner.post('/group/transfer-owner', { accountId: await accountOf(api, member) });
      await admin.post(`/admin/users/${owner.userId}/deactivate`, {});
      expect(await view(host, sent.secret)).toMatchObject({ state: 'revoked' });
      expect(await accept(host, sent.secret)).toMatchObject({ code: 'RES.003' });
      expect(await member.post('/group/transfer-owner/accept')).toMatchObject({ code: 'RES.003' });
      await admin.post(`/admin/users/${owner.userId}/activate`, {});
      expect(await accept(host, sent.secret)).toMatchObject({ code: 'RES.003' });
      expect(await member.post('/group/transfer-owner/accept')).toMatchObject({ code: 'RES.003' });
    });
  });
});
