import { OPEN_STATUSES } from '@cabinet/kernel/core/payments';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

export async function countCompanyUsers(db: Database, companyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('m.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function revokeInvitations(db: Database, companyId: string): Promise<void> {
  await sql`update invitations set status = 'revoked', closed_at = clock_timestamp()
    where company_id = ${companyId} and status = 'pending'`.execute(db);
}

/**
 * Ends the payer. Its balance is locked first, as a credit locks it. Then the work waits for everybody who is writing a
 * payment request for it.
 */
export async function endPayer(
  db: Database,
  payerId: string,
): Promise<{ readonly is_empty: boolean; readonly has_holds: boolean; readonly has_requests: boolean }> {
  await sql`select from payer_balances where payer_id = ${payerId} for update`.execute(db);
  await sql`update payers set is_active = false where id = ${payerId}`.execute(db);
  const { rows } = await sql<{ is_empty: boolean; has_holds: boolean; has_requests: boolean }>`
    select b.balance = 0 as is_empty,
      exists (select from holds where payer_id = b.payer_id and status = 'active') as has_holds,
      exists (select from payment_requests
        where payer_id = b.payer_id and status in (${sql.join(OPEN_STATUSES)})) as has_requests
    from payer_balances b where b.payer_id = ${payerId}`.execute(db);
  if (!rows[0]) throw new Error(`payer ${payerId} has no balance row`);
  return rows[0];
}

export async function markClosed(db: Database, companyId: string): Promise<void> {
  await sql`update companies set closed_at = clock_timestamp() where id = ${companyId}`.execute(db);
}
