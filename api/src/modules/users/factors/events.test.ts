import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { freeEmail, moveTo, undoEmail, undoSecret } from '#test/test-email-changes.ts';
import { addPasskey, signInByPasskey, totpOwner, typePassword } from '#test/test-factors.ts';
import { letterCode } from '#test/test-letters.ts';
import { PASSWORD } from '#test/test-users.ts';
import { eventsOf } from './events-repository.ts';

interface Events {
  readonly items: {
    readonly id: string;
    readonly text: string;
    readonly is_own: boolean;
    readonly ip: string | null;
    readonly user_agent: string | null;
  }[];
  readonly next: string | null;
}

describe.each(anyDatabase)('what has happened to an account on $name', (database) => {
  const api = useTestApi(database);
  const read = async (owner: SignedIn, before = '') =>
    (await owner.get(`/users/me/security-events${before}`)).read<Events>();
  const texts = async (owner: SignedIn) => (await read(owner)).items.map(({ text }) => text);

  it('is told in words, the newest first', async () => {
    const person = await totpOwner(api);
    const { owner } = person;
    const browser = await typePassword(api.visitor(), owner.email);
    await browser.post('/auth/sign-in/totp', { code: person.code() === '000000' ? '000001' : '000000' });
    await browser.post('/auth/sign-in/totp', { code: person.code() });
    const { authenticator } = await addPasskey(owner);
    await signInByPasskey(api.visitor(), authenticator);
    await api.visitor().post('/auth/sign-in', { email: owner.email, password: 'Wrong-2026-pass' });
    await owner.patch('/users/0', { display_name: 'Новое Имя' });
    await owner.post('/users/me/password', { current_password: PASSWORD, new_password: 'Next-2026-pass' });
    expect(await texts(owner)).toEqual([
      'Вы изменили пароль',
      'Вы изменили профиль: имя',
      'Отказ во входе: неверный пароль',
      'Вы вошли ключом доступа с нового устройства',
      'Вы добавили ключ доступа',
      'Вы вошли паролем и кодом из приложения с нового устройства',
      'Отказ во входе: пароль верный, код из приложения — нет',
      'Введён верный пароль, вход ждал второго способа',
      'Вы включили коды из приложения',
      'Вы вошли паролем с нового устройства',
    ]);
    const { items } = await read(owner);
    expect(items.every(({ is_own: isOwn }) => isOwn)).toBe(true);
    expect(items[0]).toMatchObject({ ip: '127.0.0.1', user_agent: 'test' });
  });

  it('names no one of the staff, nor from where they work', async () => {
    const owner = await api.signedIn();
    const admin = await api.signedIn({ role: 'admin', displayName: 'Тайный Админ' });
    const { updated_at } = (await admin.get(`/admin/users/${owner.userId}`)).read<{ updated_at: string }>();
    const body = { email: `new-${owner.email}`, display_name: 'Тест Тестов', updated_at };
    expect((await admin.put(`/admin/users/${owner.userId}`, body)).status).toBe(200);
    const page = await read(owner);
    expect(page.items[0]).toMatchObject({
      text: 'Администратор изменил вашу почту',
      is_own: false,
      ip: null,
      user_agent: null,
    });
    expect(JSON.stringify(page)).not.toContain('Тайный');
    expect(JSON.stringify(page)).not.toContain(admin.userId);
    // Who has read the person's page is the log's to know.
    expect(page.items).toHaveLength(2);
  });

  it('is own where only whoever reads the mail box has done it', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await moveTo(api, person, to);
    expect((await read(person)).items.slice(0, 2)).toMatchObject([
      { text: 'По ссылке из письма изменена почта', is_own: true, ip: '127.0.0.1' },
      { text: 'Вы запросили смену почты', is_own: true },
    ]);
    await undoEmail(api.visitor(), await undoSecret(api.db, person.email));
    const owner = api.visitor();
    await owner.post('/auth/password-reset', { email: person.email });
    await owner.post('/auth/password-reset/confirm', {
      email: person.email,
      code: await letterCode(api.db, person.email),
      password: 'Next-2026-pass',
    });
    await owner.post('/auth/sign-in', { email: person.email, password: 'Next-2026-pass' });
    const { items } = (await owner.get('/users/me/security-events')).read<Events>();
    expect(items.find(({ text }) => text.includes('возвращена прежняя'))).toMatchObject({ is_own: true });
    expect(items.filter(({ is_own: isOwn }) => !isOwn)).toEqual([]);
  });

  it('is one own, 30 a page', async () => {
    const owner = await api.signedIn();
    const other = await api.signedIn();
    for (let number = 0; number < 65; number += 1)
      await recordAudit(api.db, {
        by: { name: 'visitor' },
        action: 'auth.sign_in_refused',
        entityType: 'user',
        entityId: owner.userId,
        after: { reason: 'wrong password', tries: number },
      });
    const seen: string[] = [];
    let page = await read(owner);
    for (;;) {
      seen.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
      expect(page.items).toHaveLength(30);
      page = await read(owner, `?before=${page.next}`);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(66);
    expect(await texts(other)).toEqual(['Вы вошли паролем с нового устройства']);
    expect((await read(owner, `?before=${randomUUID()}`)).items).toEqual([]);
    expect((await owner.get('/users/me/security-events?before=1')).code).toBe('VAL.003');
  });

  it('comes from indexes, in its order', async () => {
    const plan = await api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
        ${eventsOf(randomUUID(), randomUUID())}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN'].trim()).join('\n');
    });
    expect(plan).toContain('Index Scan using audit_log_of_entity on audit_log');
    expect(plan).toContain('Index Scan using audit_log_of_actor_action on audit_log');
    expect(plan.match(/Sort$/gm)).toHaveLength(1);
  });
});
