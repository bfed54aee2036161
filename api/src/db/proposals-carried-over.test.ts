import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { userWith } from '#test/test-payers.ts';
import { untilWaiting } from '#test/while-locked.ts';
import { migrate, openPostgres } from './index.ts';
import { migrations } from './migrations/index.ts';

const NAME = '0032-proposals';

describeOnPostgres('proposals of the release before on $name', () => {
  it('come along, also what is written while they are carried over', async () => {
    const url = await createPostgresDatabase();
    const connection = openPostgres({ url });
    const { db } = connection;
    const run = (text: string) => sql.raw(text).execute(db);
    await run('drop schema public cascade; create schema public');
    await migrate(
      db,
      migrations.filter(({ name }) => name < NAME),
    );
    const { id, payerId } = await userWith(connection, '0');
    const propose = (
      reason: string,
    ) => `insert into fund_proposals (id, payer_id, amount, reason, proposed_by)
      values (uuid_v7(), '${payerId}', 5, '${reason}', '${id}')`;
    const cancel = (reason: string) => `update fund_proposals
      set status = 'cancelled', decided_at = now(), decided_by = proposed_by where reason = '${reason}'`;
    await run(propose('open'));
    await run(propose('ending'));
    const before = new pg.Client({ connectionString: url });
    await before.connect();
    await before.query(`begin; ${propose('coming')}; ${cancel('ending')}`);
    const done = migrate(db, migrations, { waitMs: 30_000, pauseMs: 100, tries: 1 });
    await untilWaiting(before, 1);
    await before.query('commit');
    await done;
    await before.query(`${propose('after')}; ${cancel('coming')}`);
    const { rows } = await sql`select reason, status from proposals order by number`.execute(db);
    expect(rows).toEqual([
      { reason: 'open', status: 'pending' },
      { reason: 'ending', status: 'cancelled' },
      { reason: 'coming', status: 'cancelled' },
      { reason: 'after', status: 'pending' },
    ]);
    await before.end();
    await connection.close();
    await dropPostgresDatabase(url);
  });
});
