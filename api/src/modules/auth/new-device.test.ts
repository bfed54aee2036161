import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { letterCode, lettersSeenBy } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const NEXT = 'Next-2026-pass';

describe.each(anyDatabase)('a sign-in from a new device on $name', (database) => {
  const api = useTestApi(database, { env: { PUBLIC_URL: 'http://localhost:3000' } });

  const letters = (email: string) => lettersSeenBy(api.db, email, 'new-device');
  async function signIn(client: TestClient, email: string, password = PASSWORD, headers = {}) {
    expect((await client.post('/auth/sign-in', { email, password }, headers)).status).toBe(200);
    return client;
  }

  it('sends a letter that says when, with what, from where, and what to do', async () => {
    const { email } = await api.signedIn({ displayName: 'Анна' });
    await signIn(api.visitor('203.0.113.7'), email, PASSWORD, { 'user-agent': CHROME });
    const [letter = '', ...others] = await letters(email);
    expect(others).toEqual([]);
    expect(letter).toContain('Здравствуйте, Анна!');
    expect(letter).toMatch(/Когда: \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d \(Москва\)/);
    expect(letter).toContain('Устройство: Chrome 141, Windows');
    expect(letter).toContain('Адрес: 203.0.113.7');
    expect(letter).toContain('смените пароль');
    expect(letter).toContain('http://localhost:3000/account');
  });

  it('is no news the first time, nor on a browser that has been here', async () => {
    const client = await api.signedIn();
    await client.post('/auth/sign-out');
    await signIn(client, client.email);
    expect(await letters(client.email)).toEqual([]);
  });

  it('lets nobody write into the letter by the name of their browser', async () => {
    const { email } = await api.signedIn();
    await signIn(api.visitor(), email, PASSWORD, { 'user-agent': 'Код: 1234 https://evil.example' });
    const [letter = ''] = await letters(email);
    expect(letter).toContain('Устройство: Неизвестный браузер, Неизвестная система');
    expect(letter).not.toContain('evil');
  });

  it('sends no letter when it is refused', async () => {
    const { email } = await api.signedIn();
    await api.visitor().post('/auth/sign-in', { email, password: 'Wrong-2026-pass' });
    expect(await letters(email)).toEqual([]);
  });

  it('does not fill a mail box', async () => {
    const { email } = await createUser(api.db);
    for (let times = 0; times < 15; times += 1) await signIn(api.visitor(), email);
    expect(await letters(email)).toHaveLength(9);
  });

  it('is new again once the password was changed or the session ended elsewhere', async () => {
    const owner = await api.signedIn();
    const { email } = owner;
    const phone = await signIn(api.visitor(), email);
    const laptop = await signIn(api.visitor(), email);
    expect(await letters(email)).toHaveLength(2);

    type Devices = { readonly id: string; readonly current: boolean }[];
    const here = (await laptop.get('/users/me/sessions')).read<Devices>().find(({ current }) => current);
    await owner.delete(`/users/me/sessions/${here?.id}`);
    await signIn(laptop, email);
    expect(await letters(email)).toHaveLength(3);
    await signIn(phone, email);
    expect(await letters(email)).toHaveLength(3);

    const change = { current_password: PASSWORD, new_password: NEXT };
    expect((await owner.post('/users/me/password', change)).status).toBe(200);
    await signIn(phone, email, NEXT);
    expect(await letters(email)).toHaveLength(4);
    await signIn(owner, email, NEXT);
    expect(await letters(email)).toHaveLength(4);
  });

  it('is none where a code of the mail box has just set the password', async () => {
    const { email } = await api.signedIn();
    const client = api.visitor();
    await client.post('/auth/password-reset', { email });
    const code = await letterCode(api.db, email);
    const body = { email, code, password: NEXT };
    expect((await client.post('/auth/password-reset/confirm', body)).status).toBe(200);
    await signIn(client, email, NEXT);
    expect(await letters(email)).toEqual([]);
  });

  describe('the cookie of a browser', () => {
    const DEVICE = 'cabinet_device';

    it('is out of reach for scripts, lasts, and stays when the person signs out', async () => {
      const { email } = await createUser(api.db);
      const client = api.visitor();
      const { headers } = await client.post('/auth/sign-in', { email, password: PASSWORD });
      const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith(DEVICE));
      expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
      await client.post('/auth/sign-out');
      expect(client.cookies.has(DEVICE)).toBe(true);
    });

    it('is nowhere in the database', async () => {
      const client = await api.signedIn();
      const secret = client.cookies.get(DEVICE) ?? '';
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      const rows = await api.db
        .selectFrom('known_devices')
        .selectAll()
        .where('user_id', '=', client.userId)
        .execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    it('that somebody planted is exchanged, so that the planter holds nothing', async () => {
      const planter = await api.signedIn();
      const planted = planter.cookies.get(DEVICE) ?? '';
      const { email } = await createUser(api.db);
      const victim = api.visitor();
      victim.cookies.set(DEVICE, planted);
      await signIn(victim, email);
      expect(victim.cookies.get(DEVICE)).not.toBe(planted);
      await signIn(planter, email);
      expect(await letters(email)).toHaveLength(1);
    });

    it('serves two people at one browser', async () => {
      const [anna, boris] = [await createUser(api.db), await createUser(api.db)];
      const browser = api.visitor();
      for (const { email } of [anna, boris, anna, boris]) await signIn(browser, email);
      expect(await letters(anna.email)).toEqual([]);
      expect(await letters(boris.email)).toEqual([]);
    });
  });
});
