import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '#test/databases.ts';
import { userWith } from '#test/test-payers.ts';
import { databaseBefore } from './testing/carried-over.ts';

const NAME = '0038-a-first-confirmation-is-a-proposal';

describeOnPostgres('first confirmations of the release before on $name', () => {
  it('become proposals, also what is confirmed or ends while they are carried over', async () => {
    const { connection, run, write, migrateBeside, close } = await databaseBefore(NAME);
    const { db } = connection;
    const { id: author, payerId } = await userWith(connection, '0');
    const { id: clerk } = await userWith(connection, '0');
    const open = async (amount: number) =>
      run(`insert into payment_requests (id, method, amount, payer_id, user_id, expires_at, bank_reference)
        values (uuid_v7(), 'invoice', ${amount}, '${payerId}', '${author}', now() + interval '1 day', 'п/п ${amount}');
        update payment_requests set status = 'processing' where amount = ${amount}`);
    for (const amount of [1, 2, 3, 4]) await open(amount);
    const confirm = (
      amount: number,
    ) => `update payment_requests set confirmed_by = '${clerk}', confirmed_at = now(),
      status_by = '${clerk}', status_note = 'Выписка' where amount = ${amount}`;
    const end = (
      amount: number,
    ) => `update payment_requests set status = 'rejected', reject_reason = 'Нет', status_note = 'Нет'
      where amount = ${amount}`;
    await run(confirm(1));
    await run(confirm(2));
    await migrateBeside(`${confirm(3)}; ${end(2)}`);
    await write(confirm(4));
    await write(end(3));
    const { rows } =
      await sql`select amount::integer as amount, status, reason, document, facts -> 'details' as details,
      proposed_by = ${clerk} as is_of_clerk from proposals where kind = 'request_paid' order by amount`.execute(
        db,
      );
    const carried = (amount: number, status: string) => ({
      amount,
      status,
      reason: 'Выписка',
      document: `п/п ${amount}`,
      details: [{ field: 'bank_reference', before: null, after: `п/п ${amount}` }],
      is_of_clerk: true,
    });
    expect(rows).toEqual([carried(1, 'pending'), carried(3, 'cancelled'), carried(4, 'pending')]);
    // Whatever the release before ends in the table ends the confirmation, too.
    await run(`update proposals set status = 'lapsed', decided_at = now() where amount = 1`);
    const { rows: left } =
      await sql`select confirmed_by, status from payment_requests where amount = 1`.execute(db);
    expect(left).toEqual([{ confirmed_by: null, status: 'processing' }]);
    await close();
  });
});
