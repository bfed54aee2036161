import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';
import { userWith } from '#test/test-payers.ts';
import { ageGrants, agree, confirm, proposedBy, readAs } from '#test/test-proposals.ts';
import { createUser, PASSWORD, ROLES } from '#test/test-users.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly updated_at: string;
}

const ALL = ['user:manage', 'role:manage', 'payment_request:manage'];
const ACCOUNT_IS_NEW = 'вдвоём вы считаетесь одним человеком';

/**
 * Somebody with rights makes a second account, lets it have the same rights, and confirms with it what they proposed. The
 * second person who agreed to the rights was deceived: nobody is to be two people by it.
 */
describe.each(databases)('one person with two accounts on $name', (database) => {
  const api = useTestApi(database);
  let insider: SignedIn;
  /** Somebody of long standing, who believes that the new colleague is one. */
  let honest: SignedIn;
  let roleId: string;

  beforeAll(async () => {
    insider = await api.signedIn({ permissions: ALL, displayName: 'Инсайдер' });
    honest = await api.signedIn({ permissions: ALL, displayName: 'Честная' });
    const made = await insider.post('/roles', { name: 'Финансисты', permissions: ALL });
    roleId = made.read<{ role_id: string }>().role_id;
  });

  let made = 0;
  const makeAccount = async (more: object = {}) => {
    made += 1;
    const email = `second-account-${made}@insider.example`;
    const answer = await insider.post('/admin/users', { email, display_name: 'Новый коллега', ...more });
    expect(answer.status).toBe(200);
    return { answer, person: answer.read<Person>() };
  };
  /** The letter comes to a box of the insider's own. */
  const setPassword = async ({ email }: Person) => {
    const [text = ''] = await lettersTo(api.db, email, 'first-password');
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
    const puppet = api.visitor();
    const set = await puppet.post('/auth/first-password', { token, password: PASSWORD });
    expect(set.status).toBe(200);
    return puppet;
  };
  const move = async (by: SignedIn | Awaited<ReturnType<typeof setPassword>>) => {
    const { payerId } = await userWith(api, '0');
    const answer = await by.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' },
      { 'idempotency-key': randomUUID() },
    );
    return { payerId, proposal: proposedBy(answer) };
  };
  const moneyOf = async (payerId: string) => {
    const { rows } = await sql<{ balance: string }>`select balance from payer_balances
      where payer_id = ${payerId}`.execute(api.db);
    return Number(rows[0]?.balance);
  };

  it('makes an account with rights, lets them be confirmed, and yet moves no money alone', async () => {
    const { answer, person } = await makeAccount({ role_id: roleId });
    expect(answer.data).toMatchObject({ role: { role_id: ROLES.user } });
    const puppet = await setPassword(person);
    expect(await puppet.get('/admin/users')).toMatchObject({ code: 'AUTH.003' });
    expect(await confirm(insider, proposedBy(answer))).toMatchObject({ code: 'RES.003' });
    await agree(honest, answer);
    expect((await puppet.get('/admin/users')).status).toBe(200);

    const { payerId, proposal } = await move(insider);
    expect(proposal.awaits.map(({ id }) => id)).not.toContain(person.id);
    expect(await confirm(puppet, proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(ACCOUNT_IS_NEW),
    });
    expect(await readAs(puppet, proposal.id)).toMatchObject({
      obstacle: 'by_author',
      actions: { confirm: false },
    });
    const other = await move(puppet);
    expect(await confirm(insider, other.proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(ACCOUNT_IS_NEW),
    });
    expect([await moneyOf(payerId), await moneyOf(other.payerId)]).toEqual([0, 0]);

    // Others are second to the new colleague, who is second to them once a day old.
    expect((await confirm(honest, other.proposal)).status).toBe(200);
    const third = await move(honest);
    expect(await confirm(puppet, third.proposal)).toMatchObject({ code: 'RES.003' });
    await ageGrants(api.db, person.id, '25 hours');
    expect((await confirm(puppet, (await move(honest)).proposal)).status).toBe(200);
    // To whoever made the account it is one person for a month.
    expect(await confirm(puppet, (await move(insider)).proposal)).toMatchObject({ code: 'RES.003' });
    await ageGrants(api.db, person.id, '30 days');
    expect((await confirm(puppet, (await move(insider)).proposal)).status).toBe(200);
  });

  it('takes the account of a colleague by another address, and by a link to a password', async () => {
    const colleague = await api.signedIn({ permissions: ALL });
    const read = (await insider.get(`/admin/users/${colleague.userId}`)).read<Person>();
    const form = {
      email: 'taken-over@insider.example',
      display_name: 'Коллега',
      updated_at: read.updated_at,
    };
    const moved = await insider.put(`/admin/users/${colleague.userId}`, form);
    expect(moved.data).toMatchObject({ email: colleague.email, display_name: 'Коллега' });
    await agree(honest, moved);
    expect(await confirm(colleague, (await move(insider)).proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(ACCOUNT_IS_NEW),
    });

    // An account without a password is somebody's who has never signed in.
    const dormant = await createUser(api.db, { permissions: ALL });
    await sql`update users set password_hash = null where id = ${dormant.id}`.execute(api.db);
    await insider.post(`/admin/users/${dormant.id}/invite`, undefined, { 'idempotency-key': randomUUID() });
    const puppet = await setPassword({ ...dormant, updated_at: '' });
    expect(await confirm(puppet, (await move(insider)).proposal)).toMatchObject({ code: 'RES.003' });
    await ageGrants(api.db, dormant.id, '25 hours');
    expect(await confirm(puppet, (await move(insider)).proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(ACCOUNT_IS_NEW),
    });
  });

  it('wakes a colleague who was switched off, whose password they know', async () => {
    const dormant = await api.signedIn({ permissions: ALL });
    expect((await insider.post(`/admin/users/${dormant.userId}/deactivate`, {})).status).toBe(200);
    const woken = await insider.post(`/admin/users/${dormant.userId}/activate`, {});
    expect(woken.data).toMatchObject({ is_active: false });
    const sleeper = api.visitor();
    expect(await sleeper.post('/auth/sign-in', { email: dormant.email, password: PASSWORD })).toMatchObject({
      code: 'AUTH.007',
    });
    await agree(honest, woken);
    expect((await sleeper.post('/auth/sign-in', { email: dormant.email, password: PASSWORD })).status).toBe(
      200,
    );
    await ageGrants(api.db, dormant.userId, '25 hours');
    expect(await confirm(sleeper, (await move(insider)).proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining(ACCOUNT_IS_NEW),
    });
  });

  it('gives a right in three parts: each part waits for a second person', async () => {
    const { person } = await makeAccount();
    const puppet = await setPassword(person);
    const holds = async () => (await puppet.get('/admin/users')).status === 200;
    const role = (await insider.post('/roles', { name: `Пустая ${randomUUID()}`, permissions: [] })).read<{
      role_id: string;
      role_name: string;
      version: number;
    }>();
    const edit = (version: number, permissions: string[]) =>
      insider.put(`/roles/${role.role_id}`, { name: role.role_name, permissions, version });
    // A harmless role, which becomes another one afterwards.
    await insider.post(`/roles/${role.role_id}/assign`, { userId: person.id });
    const first = await edit(1, ['payment_request:manage']);
    expect(first.data).toMatchObject({ permissions: ['all:enable'], version: 1 });
    expect(await edit(1, ['user:manage'])).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('уже ждёт'),
    });
    // What the second person has read is what they confirm: a rename between is another version.
    await insider.put(`/roles/${role.role_id}`, { name: `${role.role_name} 2`, permissions: [], version: 1 });
    expect(await confirm(honest, proposedBy(first))).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Роль с тех пор изменили'),
    });
    expect(await holds()).toBe(false);

    // A role that nobody has is edited at once, and its assignment waits; it is another one when it is edited meanwhile.
    const grown = (
      await insider.post('/roles', {
        name: `Растущая ${randomUUID()}`,
        permissions: ['payment_request:manage'],
      })
    ).read<{ role_id: string; role_name: string }>();
    const given = await insider.post(`/roles/${grown.role_id}/assign`, { userId: person.id });
    const form = {
      name: grown.role_name,
      permissions: ['payment_request:manage', 'user:manage'],
      version: 1,
    };
    expect((await insider.put(`/roles/${grown.role_id}`, form)).data).toMatchObject({
      version: 2,
      proposal: null,
    });
    expect(await readAs(honest, proposedBy(given).id)).toMatchObject({ obstacle: 'role_changed' });
    expect(await confirm(honest, proposedBy(given))).toMatchObject({ code: 'RES.003' });
    expect(await holds()).toBe(false);
  });

  it('is refused where the rest of the way is one that takes nobody', async () => {
    const { person } = await makeAccount();
    const puppet = await setPassword(person);
    const before = (await insider.post('/roles', { name: `Прежняя ${randomUUID()}`, permissions: [] })).read<{
      role_id: string;
    }>();
    await insider.post(`/roles/${before.role_id}/assign`, { userId: person.id });
    expect(await insider.delete(`/roles/${before.role_id}?move_to=${roleId}`)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('подтверждает второй человек'),
    });
    expect(await puppet.get('/admin/users')).toMatchObject({ code: 'AUTH.003' });
  });

  it('proposes, is demoted, and what waits ends', async () => {
    const author = await api.signedIn({ permissions: ALL });
    const { id } = await createUser(api.db);
    const answer = await author.post(`/roles/${roleId}/assign`, { userId: id });
    const empty = (await honest.post('/roles', { name: `Без прав ${randomUUID()}`, permissions: [] })).read<{
      role_id: string;
    }>();
    const demoted = await honest.post(`/roles/${empty.role_id}/assign`, { userId: author.userId });
    expect(demoted.data).toMatchObject({ proposal: null });
    expect(await readAs(honest, proposedBy(answer).id)).toMatchObject({
      status: 'cancelled',
      decided_by: null,
    });
    expect(await confirm(honest, proposedBy(answer))).toMatchObject({ code: 'RES.003' });
  });

  it('gives themself nothing that they do not hold', async () => {
    expect(await insider.post(`/roles/${ROLES.admin}/assign`, { userId: insider.userId })).toMatchObject({
      code: 'AUTH.003',
    });
  });
});
