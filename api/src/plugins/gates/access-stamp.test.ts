import { ACCESS_STAMP_HEADER } from '@cabinet/kernel/core/contract';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';

const stampOf = ({ headers }: Answer) => headers[ACCESS_STAMP_HEADER];

describe.each(databases)('the stamp of what a person may on $name', (database) => {
  const api = useTestApi(database);

  it('is the same on each answer, whether granted or refused, until the role changes', async () => {
    const person = await api.signedIn({ permissions: [] });
    const stamp = stampOf(await person.get('/users/me'));
    expect(stamp).toMatch(/^[0-9a-f-]{36}\.\d+$/);
    expect(stampOf(await person.get('/users/me/balance'))).toBe(stamp);
    const refused = await person.get('/permissions');
    expect(refused).toMatchObject({ code: 'AUTH.003' });
    expect(stampOf(refused)).toBe(stamp);
    await sql`update roles set version = version + 1 where id = (select role_id from users where id = ${person.userId})`.execute(
      api.db,
    );
    expect(stampOf(await person.get('/users/me/balance'))).not.toBe(stamp);
  });

  it('is another one with another role', async () => {
    const person = await api.signedIn({ permissions: [] });
    const stamp = stampOf(await person.get('/users/me'));
    await sql`update users set role_id = (select id from roles where key = 'user') where id = ${person.userId}`.execute(
      api.db,
    );
    expect(stampOf(await person.get('/models'))).not.toBe(stamp);
  });

  it('is not given to a visitor', async () => {
    expect(stampOf(await api.visitor().get('/users/me'))).toBeUndefined();
    expect(stampOf(await api.visitor().get('/settings/payment'))).toBeUndefined();
  });
});
