import { maskEmail } from '@cabinet/kernel/core/text';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { makeAdmin } from '#commands/support/make-admin.ts';
import { promoteAdmin } from '#commands/support/promote-admin.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  loneAdministrator,
  passDay,
  proposeAdministrator,
  proposeNewAdministrator,
  sendLetters,
} from '#test/test-days.ts';
import { testHasher } from '#test/test-hasher.ts';
import { lettersSeenBy, lettersTo } from '#test/test-letters.ts';
import { agree, confirm, decideAbout, proposedBy } from '#test/test-proposals.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { takeEffect } from './take-effect.ts';

const env = { PUBLIC_URL: 'https://cabinet.example' };
const ALL_STAFF_RIGHTS =
  '«Управление пользователями», «Управление ролями», «Управление разрешениями», «Обработка заявок на оплату», «Управление корректировками ставок»';
const newEmail = () => `${crypto.randomUUID()}@staff.example`;

describe.each(anyDatabase)('a new staff member on $name', (database) => {
  const api = useTestApi(database, { env });
  let author: SignedIn;
  let second: SignedIn;
  let clerk: SignedIn;
  beforeEach(async () => {
    await sql`update users set is_active = false`.execute(api.db);
    await sql`delete from outbox`.execute(api.db);
    author = await api.signedIn({ role: 'admin', displayName: 'Автор' });
    second = await api.signedIn({ role: 'admin', displayName: 'Вторая' });
    clerk = await api.signedIn({ permissions: ['payment_request:manage'] });
  });

  /** To whom letters of a kind have gone, as often as they have. */
  const toldOf = async (kind: 'new-staff' | 'staff-rights' | 'proposal-took-effect') => {
    const { rows } = await sql<{ recipient: string }>`
      select recipient from outbox where kind = ${kind}`.execute(api.db);
    return rows.map(({ recipient }) => recipient).sort();
  };
  const emails = (...people: readonly { readonly email: string }[]) =>
    people.map(({ email }) => email).sort();
  const letterTo = async ({ email }: { readonly email: string }, kind = 'new-staff') =>
    (await lettersSeenBy(api.db, email, kind))[0] ?? '';

  it('is told of to all staff, once each: who, which rights, whose gift, when, what to do', async () => {
    const person = await createUser(api.db, { displayName: 'Мария https://evil.example' });
    const off = await createUser(api.db, { role: 'admin', isActive: false });
    const answer = await proposeAdministrator(author, person.id);
    expect(await toldOf('new-staff')).toEqual([]);
    await agree(second, answer);
    expect((await confirm(second, proposedBy(answer))).code).toBe('RES.003');
    expect(await toldOf('new-staff')).toEqual(emails(author, second, clerk));
    expect(await lettersTo(api.db, off.email, 'new-staff')).toEqual([]);

    const letter = await letterTo(author);
    expect(letter).toContain('Права сотрудника кабинета получил новый человек:');
    expect(letter).toContain(`(${maskEmail(person.email)}): ${ALL_STAFF_RIGHTS}`);
    expect(letter).toContain('Кто дал: Автор');
    expect(letter).toContain('Кто подтвердил: Вторая');
    expect(letter).toMatch(/Когда: \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d \(Москва\)/);
    expect(letter).toContain('завершите сеансы сотрудника, отключите его');
    expect(letter).toContain(`https://cabinet.example/admin/users/${person.id}`);
    expect((await lettersTo(api.db, author.email, 'new-staff'))[0]).not.toContain('https://evil.example');

    const toClerk = await letterTo(clerk);
    expect(toClerk).toContain('обратитесь к тем, кто обслуживает сервер кабинета');
    expect(toClerk).not.toContain('https://cabinet.example');
  });

  it('is told themself, and of nobody else', async () => {
    const person = await createUser(api.db);
    await agree(second, await proposeAdministrator(author, person.id));
    expect(await toldOf('staff-rights')).toEqual([person.email]);
    const letter = await letterTo(person, 'staff-rights');
    expect(letter).toContain('Теперь у вас есть права:\n\n— «Управление пользователями»');
    expect(letter).toContain('Кто дал: Автор');
    expect(letter).toContain('Если вы этого не ждали, напишите тому, кто открыл вам доступ в кабинет.');
    expect(letter).not.toContain('Кроме вас');
  });

  it('is told of when the account is made with the role, and when a former one is switched on', async () => {
    const made = { email: newEmail(), display_name: 'Новая', role_id: ROLES.admin };
    await agree(second, await author.post('/admin/users', made));
    expect(await letterTo(clerk)).toContain('Новая (');
    await sql`delete from outbox`.execute(api.db);
    const former = await createUser(api.db, { role: 'admin', isActive: false, displayName: 'Бывшая' });
    await agree(second, await author.post(`/admin/users/${former.id}/activate`, {}));
    expect(await letterTo(clerk)).toContain('Бывшая (');
    expect(await toldOf('staff-rights')).toEqual([former.email]);
  });

  it('is one of many by a change of their role: one letter to each reader lists all', async () => {
    const created = await author.post('/roles', { name: `Кураторы ${crypto.randomUUID()}`, permissions: [] });
    const role = created.read<{ role_id: string; role_name: string; version: number }>();
    const people = [];
    for (let n = 10; n < 32; n += 1) {
      const person = await createUser(api.db, { displayName: `Куратор ${n}` });
      await sql`update users set role_id = ${role.role_id} where id = ${person.id}`.execute(api.db);
      people.push(person);
    }
    expect(await toldOf('new-staff')).toEqual([]);
    const edit = {
      name: role.role_name,
      description: '',
      permissions: ['payment_request:manage'],
      version: role.version,
    };
    await agree(second, await author.put(`/roles/${role.role_id}`, edit));
    expect(await toldOf('new-staff')).toEqual(emails(author, second, clerk));
    expect(await toldOf('staff-rights')).toEqual(emails(...people));
    const letter = await letterTo(author);
    expect(letter).toContain('Права сотрудников кабинета получили новые люди:');
    expect(letter).toContain('— Куратор 29 (');
    expect(letter).not.toContain('Куратор 30');
    expect(letter).toContain('— и ещё 2 человека');
    expect(letter).toContain('https://cabinet.example/admin/proposals');
    expect(await letterTo(people[0] ?? author, 'staff-rights')).toContain('Кроме вас права получили:');
  });

  it('was staff already: it is said that the rights are new', async () => {
    await agree(second, await proposeAdministrator(author, clerk.userId));
    expect(await toldOf('new-staff')).toEqual(emails(author, second));
    const letter = await letterTo(author);
    expect(letter).toContain('Сотрудникам кабинета дали новые права:');
    expect(letter).not.toContain('«Обработка заявок на оплату»');
    expect(await toldOf('staff-rights')).toEqual([clerk.email]);
  });

  it.each(['reject', 'cancel'] as const)('that came to nothing by %s is no news', async (verb) => {
    const person = await createUser(api.db);
    const proposal = proposedBy(await proposeAdministrator(author, person.id));
    await decideAbout(verb === 'cancel' ? author : second, proposal, verb, { reason: 'Не нужно' });
    expect([...(await toldOf('new-staff')), ...(await toldOf('staff-rights'))]).toEqual([]);
  });

  it('leaves, or gets a role that makes nobody staff: that is no news', async () => {
    await author.post(`/roles/${ROLES.user}/assign`, { userId: clerk.userId });
    await author.post(`/admin/users/${second.userId}/deactivate`, {});
    expect([...(await toldOf('new-staff')), ...(await toldOf('staff-rights'))]).toEqual([]);
  });

  it.each(['new', 'known'])(
    'made of a %s account by the command line is told of as well',
    async (account) => {
      const email = account === 'new' ? newEmail() : (await createUser(api.db)).email;
      const { mode, publicUrl } = api.config;
      for (let time = 0; time < 2; time += 1)
        if (account === 'known') await promoteAdmin(api.db, email, { publicUrl });
        else if (time === 0)
          await makeAdmin(
            api.db,
            { email, name: 'Хранитель', password: 'Keeper-2026-pass' },
            { mode, publicUrl, hasher: testHasher },
          );
      expect(await toldOf('new-staff')).toEqual(emails(author, second, clerk));
      expect(await letterTo(author)).toContain('Кто дал: команда на сервере кабинета');
      expect(await letterTo({ email }, 'staff-rights')).toContain('Кто дал: команда на сервере кабинета');
    },
  );

  it('by itself after a day: whoever heard of it before hears that it took effect, others of the rights', async () => {
    const admin = await loneAdministrator(api);
    await sql`delete from outbox`.execute(api.db);
    const { person } = await proposeNewAdministrator(api, admin);
    const later = await createUser(api.db, { permissions: ['payment_request:manage'] });
    await sendLetters(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db, env.PUBLIC_URL)).toBe(1);
    expect(await toldOf('proposal-took-effect')).toEqual(emails(admin, person));
    expect(await toldOf('new-staff')).toEqual([later.email]);
    expect(await toldOf('staff-rights')).toEqual([]);
  });
});
