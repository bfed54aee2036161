import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '../../../test/databases.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
afterEach(() => api.close());

const readiness = async () => {
  const answer = await api.visitor().get('/readyz');
  return `${answer.status} ${JSON.parse(answer.raw.toString()).status}`;
};

describe.each(databases)('readiness on $name', (database) => {
  it.each([
    ['53100', '503 the disk is full'],
    ['25006', '503 database takes no writes'],
  ])('ends when a write fails with %s, and comes back with the room', async (state, expected) => {
    api = await createTestApi(database);
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$;`,
      )
      .execute(api.db);
    await sql`create trigger refuse before insert on settings execute function refuse()`.execute(api.db);
    for (let time = 0; time < 2; time += 1) expect(await readiness()).toBe(expected);
    await sql`drop trigger refuse on settings`.execute(api.db);
    expect(await readiness()).toBe('200 ready');
    const { rows } = await sql`select 1 from settings where key like 'readiness-%'`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

describe.each(databases.slice(0, 1))('readiness beside $name', (database) => {
  it('ends before the disk under its folder is full', async () => {
    api = await createTestApi(database, { config: { dataDir: tmpdir(), diskReserveMb: 1e12 } });
    expect(await readiness()).toBe('503 the disk is nearly full');
  });
});
