import { RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import { generatePassword } from '@cabinet/kernel/core/password';
import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { letterCode } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';
import { isCommonPassword } from './common-password.ts';

const EMAIL = 'anna.petrova@test.example';

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
  ])('is %j', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(true);
  });

  it.each(['Demo-2026-pass', PASSWORD, 'Novyj-2026-parol', 'correct horse battery', 'три весёлых ежа'])(
    'is not %j',
    (password) => {
      expect(isCommonPassword(password, EMAIL)).toBe(false);
    },
  );

  it('is none that the cabinet generates', () => {
    for (let times = 0; times < 200; times += 1)
      expect(isCommonPassword(generatePassword(), EMAIL)).toBe(false);
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
});
