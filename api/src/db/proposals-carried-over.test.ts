import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '#test/databases.ts';
import { userWith } from '#test/test-payers.ts';
import { databaseBefore } from './testing/carried-over.ts';

const NAME = '0032-proposals';

describeOnPostgres('proposals of the release before on $name', () => {
  it('come along, also what is written while they are carried over', async () => {
    const { connection, run, write, migrateBeside, close } = await databaseBefore(NAME);
    const { db } = connection;
    const { id, payerId } = await userWith(connection, '0');
    const propose = (
      reason: string,
    ) => `insert into fund_proposals (id, payer_id, amount, reason, proposed_by)
      values (uuid_v7(), '${payerId}', 5, '${reason}', '${id}')`;
    const cancel = (reason: string) => `update fund_proposals
      set status = 'cancelled', decided_at = now(), decided_by = proposed_by where reason = '${reason}'`;
    await run(propose('open'));
    await run(propose('ending'));
    await migrateBeside(`${propose('coming')}; ${cancel('ending')}`);
    await write(`${propose('after')}; ${cancel('coming')}`);
    const { rows } = await sql`select reason, status from proposals order by number`.execute(db);
    expect(rows).toEqual([
      { reason: 'open', status: 'pending' },
      { reason: 'ending', status: 'cancelled' },
      { reason: 'coming', status: 'cancelled' },
      { reason: 'after', status: 'pending' },
    ]);
    await close();
  });
});
