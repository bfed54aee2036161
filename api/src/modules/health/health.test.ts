import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases, embeddedDatabase } from '#test/databases.ts';
import { createTestApi, type TestApi } from '#test/test-api.ts';

const readiness = async (api: TestApi) => {
  const answer = await api.visitor().get('/readyz');
  return `${answer.status} ${JSON.parse(answer.raw.toString()).status}`;
};

const PROBLEMS = { '53100': '503 the disk is full', '25006': '503 database takes no writes' };

it.each(databases)(
  'readiness on $name ends when a write fails, and comes back with the room',
  async (database) => {
    const api = await createTestApi(database);
    for (const [state, expected] of Object.entries(PROBLEMS)) {
      await sql
        .raw(
          `create or replace function refuse() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$;
         create or replace trigger refuse before insert on settings execute function refuse()`,
        )
        .execute(api.db);
      for (let time = 0; time < 2; time += 1) expect(await readiness(api)).toBe(expected);
    }
    await sql`drop trigger refuse on settings`.execute(api.db);
    expect(await readiness(api)).toBe('200 ready');
    const { rows } = await sql`select 1 from settings where key like 'readiness-%'`.execute(api.db);
    expect(rows).toEqual([]);
    await api.close();
  },
);

it.each(embeddedDatabase)(
  'readiness ends before the disk under the folder of the data is full',
  async (database) => {
    const api = await createTestApi(database, { config: { dataDir: tmpdir(), diskReserveMb: 1e12 } });
    expect(await readiness(api)).toBe('503 the disk is nearly full');
    await api.close();
  },
);
