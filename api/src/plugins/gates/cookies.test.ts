import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { totpOwner } from '#test/test-factors.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

describe.each(anyDatabase)('cookies over https on $name', (database) => {
  const api = useTestApi(database, { config: { secureCookies: true } });

  it('belong to this very host, which no subdomain can write for', async () => {
    const { email } = await createUser(api.db);
    const client = api.visitor();
    const { headers } = await client.post('/auth/sign-in', { email, password: PASSWORD });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-cabinet_session',
      '__Host-cabinet_device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('of a sign-in that waits for the second factor are so too, and go with it', async () => {
    const person = await totpOwner(api);
    const browser = api.visitor();
    const { headers } = await browser.post('/auth/sign-in', {
      email: person.owner.email,
      password: PASSWORD,
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-cabinet_sign_in=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await browser.post('/auth/sign-in/totp', { code: person.code() })).status).toBe(200);
    expect([...browser.cookies.keys()].sort()).toEqual(['__Host-cabinet_device', '__Host-cabinet_session']);
  });

  it('count under no other name', async () => {
    const client = await api.signedIn();
    const other = api.visitor();
    other.cookies.set('cabinet_session', client.cookies.get('__Host-cabinet_session') ?? '');
    expect((await other.get('/users/me')).code).toBe('AUTH.001');
  });

  it('of the session go at sign-out', async () => {
    const client = await api.signedIn();
    await client.post('/auth/sign-out');
    expect([...client.cookies.keys()]).toEqual(['__Host-cabinet_device']);
  });
});
