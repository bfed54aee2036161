import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { findStaffRights, recordRights } from '#lib/grants/index.ts';
import { confirm, readStatement, uploaded } from '#modules/admin/bank-statements/testing/upload.ts';
import { found } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer, TestClient } from '#test/test-client.ts';
import { readVerification, vouch } from '#test/test-companies.ts';
import { lettersTo } from '#test/test-letters.ts';
import { balanceOf, bankDocument, moveRequest, openRequest, readRequest } from '#test/test-payments.ts';

const MANAGE = ['payment_request:manage'];
const PASSWORD = 'sea-Lantern-77-owl';

interface Person {
  readonly client: TestClient;
  readonly userId: string;
}
/** How an administrator makes a second person of their own. */
type Attack = (admin: SignedIn) => Promise<Person>;

describe.each(anyDatabase)('the second person of a first confirmation on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin', displayName: 'Админ' });
  });

  const asPerson = (client: SignedIn): Person => ({ client, userId: client.userId });
  const giveRole = async (userId: string, from: string) =>
    void (await sql`update users set role_id = (select role_id from users where id = ${from})
      where id = ${userId}`.execute(api.db));

  async function takeLink(email: string): Promise<TestClient> {
    const client = api.visitor();
    const [letter] = await lettersTo(api.db, email, 'first-password');
    const token = /token=([\w-]{43})/.exec(letter ?? '')?.[1];
    expect((await client.post('/auth/first-password', { token, password: PASSWORD })).status).toBe(200);
    return client;
  }

  let made = 0;
  const newEmail = () => {
    made += 1;
    return `second-${made}@people.example`;
  };

  const ATTACKS: Record<string, Attack> = {
    'makes a second account': async (by) => {
      const email = newEmail();
      const { id } = (await by.post('/admin/users', { email, display_name: 'Вторая' })).read<{
        id: string;
      }>();
      const client = await takeLink(email);
      await giveRole(id, (await api.signedIn({ permissions: MANAGE })).userId);
      return { client, userId: id };
    },
    'gives the right': async (by) => {
      const before = await findStaffRights(api.db);
      const person = await api.signedIn({ permissions: MANAGE });
      const gift = { givenBy: by.userId, confirmedBy: null, cabinetOrigin: '' };
      await recordRights(api.db, before, await findStaffRights(api.db), gift);
      return asPerson(person);
    },
    'changes the e-mail': async (by) => {
      // Once they are staff, another e-mail takes two people too.
      const person = await api.signedIn();
      const path = `/admin/users/${person.userId}`;
      const { updated_at } = (await by.get(path)).read<{ updated_at: string }>();
      const changed = { email: newEmail(), display_name: 'Другая', updated_at };
      expect((await by.put(path, changed)).status).toBe(200);
      await giveRole(person.userId, (await api.signedIn({ permissions: MANAGE })).userId);
      return asPerson(person);
    },
    'sends a link to a password': async (by) => {
      const { userId, email } = await api.signedIn({ permissions: MANAGE });
      await sql`update users set password_hash = null where id = ${userId}`.execute(api.db);
      expect((await by.post(`/admin/users/${userId}/invite`)).status).toBe(200);
      return { client: await takeLink(email), userId };
    },
  };

  const invoice = async () => {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount: '100000' });
    expect((await moveRequest(admin, id, 'paid', bankDocument())).data).toMatchObject({
      status: 'processing',
    });
    return { client, id };
  };
  const refused = (answer: Answer) =>
    expect(answer).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: expect.stringMatching(/завёл, пригласил.*Админ.*одним человеком/),
    });

  it.each(Object.keys(ATTACKS))('is nobody to whom the first one %s', async (name) => {
    const { client, userId } = (await ATTACKS[name]?.(admin)) ?? { client: admin, userId: '' };
    const { client: payer, id } = await invoice();
    expect(await readRequest(client, id)).toMatchObject({ actions: { change_status: ['rejected'] } });
    const { confirmation } = (await admin.get(`/payment/requests/${id}`)).read<{
      confirmation: { awaits: { id: string }[] };
    }>();
    expect(confirmation.awaits.map((person) => person.id)).not.toContain(userId);
    refused(await moveRequest(client, id, 'paid'));
    expect(await balanceOf(payer)).toBe(0);

    const { id: byLine, request } = await openRequest(payer, { method: 'invoice', amount: '100000' });
    const { id: statementId } = await uploaded(admin, [
      { purpose: `Счёт ${request.number}`, amount: '100000' },
    ]);
    const lines = [{ n: 1, request_id: byLine }];
    expect((await confirm(admin, statementId, lines)).data).toMatchObject({ confirmed: 0 });
    expect((await readStatement(client, statementId)).lines[0]?.match).toMatchObject({
      can_confirm: false,
      why: expect.arrayContaining([expect.stringContaining('одним человеком')]),
    });
    expect((await confirm(client, statementId, lines)).data).toMatchObject({
      confirmed: 0,
      lines: [{ ok: false, code: 'RES.003', message: expect.stringContaining('одним человеком') }],
    });
    expect(await balanceOf(payer)).toBe(0);

    const company = await found(api);
    await vouch(admin, company.id);
    const seen = await readVerification(client, company.id);
    expect(seen.may).toEqual({ confirm: false, revoke: true });
    expect(seen.first?.awaits.map((person) => person.id)).not.toContain(userId);
    refused(await vouch(client, company.id));
    expect((await readVerification(client, company.id)).company.is_verified).toBe(false);
  });

  it('is nobody who made the first one, and nobody whose right is of today', async () => {
    const maker = await api.signedIn({ role: 'admin', displayName: 'Создатель' });
    const puppet = (await ATTACKS['makes a second account']?.(maker)) ?? asPerson(maker);
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount: '100000' });
    expect((await moveRequest(puppet.client, id, 'paid', bankDocument())).status).toBe(200);
    expect(await moveRequest(maker, id, 'paid')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('вы дали права автору'),
    });
    const fresh = await ATTACKS['gives the right']?.(await api.signedIn({ role: 'admin' }));
    expect(await moveRequest(fresh?.client ?? client, id, 'paid')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('меньше чем за сутки'),
    });
    expect(await balanceOf(client)).toBe(0);
  });

  it('is a stranger of old', async () => {
    const stranger = await api.signedIn({ permissions: MANAGE });
    const { client, id } = await invoice();
    expect(await readRequest(stranger, id)).toMatchObject({
      actions: { change_status: ['paid', 'rejected'] },
    });
    expect((await moveRequest(stranger, id, 'paid')).data).toMatchObject({ status: 'paid' });
    expect(await balanceOf(client)).toBe(100_000);
    const company = await found(api);
    await vouch(admin, company.id);
    const seen = await readVerification(stranger, company.id);
    expect(seen.may.confirm).toBe(true);
    expect(seen.first?.awaits.map((person) => person.id)).toContain(stranger.userId);
    expect((await vouch(stranger, company.id)).message).toBe('Компания проверена');
  });
});
