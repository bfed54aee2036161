import { RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import { generatePassword } from '@cabinet/kernel/core/password';
import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { letterCode } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';
import { isCommonPassword } from './common-password.ts';

const EMAIL = 'anna.petrova@test.example';
const OWNER = { email: EMAIL, name: 'Анна-Мария Петрова Ли' };

describe('a common password', () => {
  it.each([
    '12345678',
    '        ',
    '\u00a0'.repeat(9),
    'aaaaaaaa',
    'абабабаб',
    'abc1abc1abc1',
    '87654321',
    '1234567890',
    'abcdefgh',
    'qwertyuiop',
    'ASDFGHJKL',
    'йцукенгш',
    'жддлорпавыф'.slice(3),
    'password',
    'PassWord2026!',
    'ｐａｓｓｗｏｒｄ',
    'iloveyou',
    'ghbdtnghbdtn',
    'Пароль123',
    'администратор',
    EMAIL,
    'Anna.Petrova',
    'anna.petrova2026',
    // The last of the hundred thousand, and one that neither rule nor row of keys finds.
    'Trotinet',
    'troop4life',
    'Анна-Петрова-1987',
    'петровамария!',
    'ПЕТРОВА2026петрова',
    'petrova+anna=1987',
    'Ли-и-Петрова',
  ])('is %j', (password) => {
    expect(isCommonPassword(password, OWNER)).toBe(true);
  });

  it.each([
    'Demo-2026-pass',
    PASSWORD,
    'Novyj-2026-parol',
    'correct horse battery',
    'три весёлых ежа',
    'Петрова не любит манку',
    'Лилипуты-45',
  ])('is not %j', (password) => {
    expect(isCommonPassword(password, OWNER)).toBe(false);
  });

  it('is none that the cabinet generates', () => {
    for (let times = 0; times < 200; times += 1)
      expect(isCommonPassword(generatePassword(), OWNER)).toBe(false);
  });
});

describe.each(anyDatabase)('a common password on $name', (database) => {
  const api = useTestApi(database);

  const refused = (field: string) => ({
    status: 400,
    code: 'VAL.002',
    details: { fields: { [field]: 'Слишком простой пароль: его легко угадать' } },
  });

  it.each(['12345678', '        '])('%j is refused wherever a new one is set', async (next) => {
    const client = await api.signedIn();
    const { email } = client;
    const current = { current_password: PASSWORD };
    expect(await client.patch('/users/0', { ...current, password: next })).toMatchObject(refused('password'));
    expect(await client.post('/users/me/password', { ...current, new_password: next })).toMatchObject(
      refused('new_password'),
    );
    await client.post('/auth/password-reset', { email });
    const code = await letterCode(api.db, email);
    const confirm = { email, code, password: next };
    for (let time = 0; time <= RESET_CODE_TRIES; time += 1)
      expect(await client.post('/auth/password-reset/confirm', confirm)).toMatchObject(refused('password'));
    const good = { ...confirm, password: 'Next-2026-pass' };
    expect((await client.post('/auth/password-reset/confirm', good)).status).toBe(200);
  });

  it('that somebody has still lets them in', async () => {
    const { email } = await createUser(api.db, { password: 'password' });
    expect((await api.visitor().post('/auth/sign-in', { email, password: 'password' })).status).toBe(200);
  });

  it('is the own e-mail as well', async () => {
    const client = await api.signedIn();
    const change = { current_password: PASSWORD, new_password: client.email };
    expect(await client.post('/users/me/password', change)).toMatchObject(refused('new_password'));
  });

  it('is the own name as well, of which a reset tells nothing without the code', async () => {
    const { email } = await createUser(api.db, { displayName: 'Зинаида Гиппиус' });
    const named = 'Гиппиус-1869';
    const client = api.visitor();
    await client.post('/auth/sign-in', { email, password: PASSWORD });
    const change = { current_password: PASSWORD, new_password: named };
    expect(await client.post('/users/me/password', change)).toMatchObject(refused('new_password'));
    await client.post('/auth/password-reset', { email });
    const code = await letterCode(api.db, email);
    const confirm = (by: string) =>
      client.post('/auth/password-reset/confirm', { email, code: by, password: named });
    expect(await confirm('000000-000000')).toMatchObject({ code: 'AUTH.006' });
    expect(await confirm(code)).toMatchObject(refused('password'));
  });
});
