import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { maySignIn } from '#lib/may-sign-in.ts';
import type { FactorAsker } from './schemas.ts';

/** For so long the cabinet stays open to whoever must have a second factor and has none (product §12.13). */
const GRACE = "interval '7 days'";

/** Whether the cabinet is closed to a person until they have a second factor. `u` is the person. */
export const IS_FACTOR_DUE = `
  case when u.factor_asked_at < now() - ${GRACE} then not person_has_factor(u.id) else false end`;

/** Until when a person is to have a second factor; null where nobody asks it. `u` is the person. */
export const factorDueAt: RawBuilder<Date | null> = sql<Date | null>`(u.factor_asked_at + ${sql.raw(GRACE)})`;

/** Whether a person holds a staff permission now; one that they keep in a company asks for nothing. `u` is the person. */
const isStaff = sql<boolean>`exists (select from role_permissions p
  where p.role_id = u.role_id and p.permission = any (${STAFF_PERMISSIONS}::text[]))`;

const isOfAskingCompany = sql<boolean>`exists (select from companies c
  where c.id = u.company_id and c.asks_second_factor)`;

/**
 * Of whom it is asked: everybody, and whether holders of a staff permission are among them (`STAFF_SECOND_FACTOR`), or the
 * people of one company, of whom nobody holds one (product §6.8).
 */
export type Asking =
  | { readonly ofStaff: boolean; readonly companyId?: never }
  | { readonly ofStaff?: never; readonly companyId: string };

/** Somebody of whom a second factor is asked from now on. */
export interface Asked {
  readonly email: string;
  readonly display_name: string;
  /** The company whose owner asks it; null: the administration does. */
  readonly company: string | null;
  readonly has_factor: boolean;
  readonly due_at: Date;
}

/**
 * Begins the seven days of everybody who must have a second factor from now on, and ends the demand on whoever must not have
 * one any more. Returns the former. Somebody whose row is in work is left for the next time.
 */
export async function demandFactors(db: Database, asking: Asking): Promise<Asked[]> {
  const { ofStaff = false, companyId } = asking;
  await sql`update users set factor_asked_at = null where id in (
    select u.id from users u where u.factor_asked_at is not null and ${amongOf(companyId)}
      and not (${ofStaff} and ${isStaff} or ${isOfAskingCompany}) for no key update skip locked)`.execute(db);
  const { rows } = await beginDemands(asking).execute(db);
  return rows;
}

/** Arrays and not `in`: the planner takes the staff for half of the people, and would read all of them each minute. */
export function beginDemands({ ofStaff = false, companyId }: Asking): RawBuilder<Asked> {
  const staff = sql`select id from users where ${ofStaff} and role_id in (
    select role_id from role_permissions where permission = any (${STAFF_PERMISSIONS}::text[]))`;
  const companies = sql`select m.id from users m join companies c on c.id = m.company_id where c.asks_second_factor`;
  return sql<Asked>`
    update users u set factor_asked_at = now() where u.id = any (array(
      select u.id from users u where u.id = any (array(${staff} union ${companies})) and ${amongOf(companyId)}
        and u.factor_asked_at is null and ${maySignIn} for no key update skip locked))
    returning u.email, u.display_name, ${factorDueAt} as due_at, person_has_factor(u.id) as has_factor,
      (select c.name from companies c where c.id = u.company_id) as company`;
}

const amongOf = (companyId: string | undefined) =>
  companyId === undefined ? sql`true` : sql`u.company_id = ${companyId}::uuid`;

/** Who asks a second factor of somebody. Null: nobody does. */
export async function whoAsksFactor(db: Database, userId: string): Promise<FactorAsker | null> {
  const { rows } = await sql<{ readonly asker: FactorAsker }>`
    select case when u.company_id is null then 'staff' else 'company' end as asker
    from users u where u.id = ${userId} and u.factor_asked_at is not null`.execute(db);
  return rows[0]?.asker ?? null;
}
