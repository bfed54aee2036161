import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { LetterKind } from '#lib/mail/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { letterCode, lettersSeenBy } from '#test/test-letters.ts';
import { PASSWORD } from '#test/test-users.ts';
import { together } from '#test/together.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SMUGGLER = 'Ваш код 1234 https://evil.example';
const NEXT = 'Next-2026-pass';
const CHANGE = { current_password: PASSWORD, new_password: NEXT };
const env = { PUBLIC_URL: 'https://cabinet.example' };
const WHEN = /Когда: \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d \(Москва\)/;

describe.each(anyDatabase)('a letter to whoever’s account it is, on $name', (database) => {
  const api = useTestApi(database, { env });
  let owner: SignedIn;
  beforeEach(async () => {
    owner = await api.signedIn({ displayName: 'Анна' });
  });

  const lettersOf = (kind: LetterKind, email: string) => lettersSeenBy(api.db, email, kind);
  const passwordLetters = (email = owner.email) => lettersOf('password-changed', email);
  const sessionLetters = (email = owner.email) => lettersOf('sessions-ended', email);
  async function signInElsewhere(address?: string) {
    const client = api.visitor(address);
    expect((await client.post('/auth/sign-in', { email: owner.email, password: PASSWORD })).status).toBe(200);
    return client;
  }

  describe('when the password is changed', () => {
    it('says when, from where, who was signed out and what to do, and neither password', async () => {
      const thief = await signInElsewhere('203.0.113.9');
      await signInElsewhere();
      expect((await thief.post('/users/me/password', CHANGE, { 'user-agent': FIREFOX })).status).toBe(200);
      const [letter = '', ...others] = await passwordLetters();
      expect(others).toEqual([]);
      expect(letter).toContain('Здравствуйте, Анна!');
      expect(letter).toContain('Пароль вашей учётной записи изменили в кабинете.');
      expect(letter).toMatch(WHEN);
      expect(letter).toContain('Устройство: Firefox 140, Linux');
      expect(letter).toContain('Адрес: 203.0.113.9');
      expect(letter).toContain('Завершено сеансов: 2');
      expect(letter).toContain('Если нет, восстановите пароль: нажмите «Забыли пароль?» на странице входа.');
      expect(letter).toContain('https://cabinet.example/login');
      expect(letter).not.toContain(PASSWORD);
      expect(letter).not.toContain(NEXT);
    });

    it('comes where it is changed with the profile too, and counts no session that was over', async () => {
      await signInElsewhere();
      await sql`update sessions set expires_at = now() where user_id = ${owner.userId}
        and id <> (select id from sessions where user_id = ${owner.userId} order by created_at limit 1)`.execute(
        api.db,
      );
      const body = { display_name: 'Анна Новая', password: NEXT, current_password: PASSWORD };
      expect((await owner.patch('/users/0', body)).status).toBe(200);
      const [letter = '', ...others] = await passwordLetters();
      expect(others).toEqual([]);
      expect(letter).toContain('Здравствуйте, Анна Новая!');
      expect(letter).not.toContain('Завершено');
    });

    it('names no device but one of a list, whatever the browser calls itself', async () => {
      await owner.post('/users/me/password', CHANGE, { 'user-agent': SMUGGLER });
      const [letter = ''] = await passwordLetters();
      expect(letter).toContain('Устройство: Неизвестный браузер, Неизвестная система');
      expect(letter).not.toContain('evil');
    });

    it('does not come when nothing was changed, nor a second time for the same change', async () => {
      await owner.post('/users/me/password', { ...CHANGE, current_password: 'Wrong-2026-pass' });
      await owner.patch('/users/0', { display_name: 'Анна Другая' });
      expect(await passwordLetters()).toEqual([]);
      for (let time = 0; time < 2; time += 1) await owner.post('/users/me/password', CHANGE);
      expect(await passwordLetters()).toHaveLength(1);
    });
  });

  it('comes once when a code of a letter has set the password, and does not repeat the code', async () => {
    const visitor = api.visitor('203.0.113.9');
    await visitor.post('/auth/password-reset', { email: owner.email });
    const code = await letterCode(api.db, owner.email);
    const confirm = (typed: string) =>
      visitor.post('/auth/password-reset/confirm', { email: owner.email, code: typed, password: NEXT });
    await confirm('000000-000000');
    expect(await passwordLetters()).toEqual([]);
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).status).not.toBe(200);
    const [letter = '', ...others] = await passwordLetters();
    expect(others).toEqual([]);
    expect(letter).toContain('Пароль вашей учётной записи изменили по коду из письма.');
    expect(letter).toContain('Завершено сеансов: 1');
    expect(letter).toContain('Адрес: 203.0.113.9');
    expect(letter).not.toContain(code);
  });

  it('comes once when the link of a letter has set the first password', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const email = `first-${crypto.randomUUID()}@people.example`;
    await admin.post('/admin/users', { email, display_name: 'Новая' });
    const [invitation = ''] = await lettersSeenBy(api.db, email, 'first-password');
    const token = /token=([\w-]{43})/.exec(invitation)?.[1] ?? '';
    expect(await passwordLetters(email)).toEqual([]);
    const visitor = api.visitor('203.0.113.9');
    for (let time = 0; time < 2; time += 1)
      await visitor.post('/auth/first-password', { token, password: NEXT });
    const [letter = '', ...others] = await passwordLetters(email);
    expect(others).toEqual([]);
    expect(letter).toContain('Для вашей учётной записи задали пароль по ссылке из письма.');
    expect(letter).toContain('Адрес: 203.0.113.9');
    expect(letter).not.toContain(token);
  });

  describe('when all other sessions are ended', () => {
    it('says when, from where, how many and what to do, once', async () => {
      const thief = await signInElsewhere('203.0.113.9');
      for (let time = 0; time < 2; time += 1)
        expect((await thief.delete('/users/me/sessions', { 'user-agent': FIREFOX })).status).toBe(200);
      const [letter = '', ...others] = await sessionLetters();
      expect(others).toEqual([]);
      expect(letter).toContain('Все ваши сеансы в кабинете, кроме одного, завершили');
      expect(letter).toMatch(WHEN);
      expect(letter).toContain('Устройство: Firefox 140, Linux');
      expect(letter).toContain('Адрес: 203.0.113.9');
      expect(letter).toContain('Завершено сеансов: 1');
      expect(letter).toContain('вашим сеансом пользуется кто-то другой');
      expect(letter).toContain('https://cabinet.example/login');
    });

    it('does not come when there was no other, nor for one session that is ended', async () => {
      await owner.delete('/users/me/sessions');
      await signInElsewhere();
      type Devices = { readonly id: string; readonly current: boolean }[];
      const devices = (await owner.get('/users/me/sessions')).read<Devices>();
      await owner.delete(`/users/me/sessions/${devices.find(({ current }) => !current)?.id}`);
      expect(await sessionLetters()).toEqual([]);
    });

    it('names the administrator who ended them, and nothing of where they sit', async () => {
      await signInElsewhere();
      const admin = await api.signedIn({ role: 'admin' });
      for (let time = 0; time < 2; time += 1)
        await admin.delete(`/admin/users/${owner.userId}/sessions`, { 'user-agent': FIREFOX });
      const [letter = '', ...others] = await sessionLetters();
      expect(others).toEqual([]);
      expect(letter).toContain('Администратор завершил все ваши сеансы в кабинете.');
      expect(letter).toMatch(WHEN);
      expect(letter).toContain('Завершено сеансов: 2');
      expect(letter).not.toContain('Firefox');
      expect(letter).not.toContain('127.0.0.1');
    });

    it('is one’s own deed for an administrator who ends their own', async () => {
      const admin = await api.signedIn({ role: 'admin' });
      await api.visitor().post('/auth/sign-in', { email: admin.email, password: PASSWORD });
      await admin.delete(`/admin/users/${admin.userId}/sessions`);
      expect(await sessionLetters(admin.email)).toEqual([
        expect.stringMatching(/кроме одного, завершили[\s\S]*Адрес: 127\.0\.0\.1/),
      ]);
    });
  });
});

describeOnPostgres('two changes of a password at once on $name', (database) => {
  const api = useTestApi(database, { env });

  it('are one change and one letter', async () => {
    const owner = await api.signedIn();
    const answers = await together(
      api,
      [1, 2, 3].map(() => () => owner.post('/users/me/password', CHANGE)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await lettersSeenBy(api.db, owner.email, 'password-changed')).toHaveLength(1);
  });
});
