import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';

const SECRET = /token=([\w-]{43})/;

describe.each(anyDatabase)('the link of a first password on $name', (database) => {
  it('is sent to one address five times a day, and stands in no log and no row', async () => {
    const lines: string[] = [];
    const api = await createTestApi(database, {
      env: { RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'trace' },
      log: { write: (line) => void lines.push(line) },
    });
    const admin = await api.signedIn({ role: 'admin' });
    const email = 'novaya@people.example';
    const { id } = (await admin.post('/admin/users', { email, display_name: 'Новая' })).read<{
      id: string;
    }>();
    for (let letter = 2; letter <= 5; letter += 1)
      expect((await admin.post(`/admin/users/${id}/invite`)).status).toBe(200);
    expect(await admin.post(`/admin/users/${id}/invite`)).toMatchObject({ status: 429, code: 'RATE.001' });
    const letters = await lettersTo(api.db, email, 'first-password');
    expect(letters).toHaveLength(5);

    const token = SECRET.exec(letters[0] ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const visitor = api.visitor();
    await visitor.get(`/auth/first-password/${token}`);
    await visitor.get(`/auth/first-password/${token.toLowerCase()}`);
    await visitor.post('/auth/first-password', { token, password: '12345678' });
    await visitor.post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(token) || line.includes('Lantern'))).toEqual([]);
    const { rows } = await sql`select from audit_log where before::text || after::text like ${`%${token}%`}
      union all select from idempotency_keys where body like ${`%${token}%`}`.execute(api.db);
    expect(rows).toEqual([]);
    await api.close();
  });
});
