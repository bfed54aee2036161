import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { PayerKind } from '../../db/ledger-schema.ts';
import { ApiError } from '../../errors.ts';
import type { Session } from '../../plugins/session.ts';

export type PayerChoice = { id: string; kind: PayerKind; name: string };

const MAY_PAY_FOR_COMPANY = ['company_balance:view', 'company:view_payment_requests'];

/**
 * The payers that a person may top up, the one they spend from first: their own, their group's, and their company's
 * where they own it or see its money.
 */
export async function payersOf(db: Database, session: Session): Promise<PayerChoice[]> {
  const seesCompany = MAY_PAY_FOR_COMPANY.some((permission) => session.permissions.includes(permission));
  const { rows } = await sql<PayerChoice>`
    select p.id, p.kind, p.name from payers p
    where p.is_active and (
      p.user_id = ${session.userId}
      or p.group_id = (select group_id from group_members where user_id = ${session.userId})
      or (p.company_id = ${session.companyId}::uuid
        and (${seesCompany} or p.owner_id = ${session.userId})))
    order by case p.kind when 'company' then 1 when 'group' then 2 else 3 end`.execute(db);
  return rows;
}

/** The payer that is asked for, or the first choice; somebody else's is not found. */
export async function choosePayer(
  db: Database,
  session: Session,
  payerId: string | undefined,
): Promise<PayerChoice> {
  const choices = await payersOf(db, session);
  const payer = payerId === undefined ? choices[0] : choices.find(({ id }) => id === payerId);
  if (!payer) throw new ApiError('RES.001', { message: 'Плательщик не найден' });
  return payer;
}
