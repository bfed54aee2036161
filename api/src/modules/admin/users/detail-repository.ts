import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { keptPermissions } from '#lib/roles/kept-role.ts';
import { hasFactor } from '#lib/second-factors/index.ts';
import { type AuditRow, readPage } from '../audit/page-repository.ts';

const AUDIT_SHOWN = 20;

interface Extras {
  readonly has_second_factor: boolean;
  readonly owns_company: boolean;
  readonly owns_group: boolean;
  readonly suspended_in: string | null;
  readonly suspended_in_name: string | null;
  readonly low_balance_threshold: string | null;
  readonly invited_until: Date | null;
  readonly permissions: readonly string[];
  readonly global_permissions: readonly string[] | null;
}

/** The facts that only the page of a person shows. */
export async function findExtras(db: Database, id: string): Promise<Extras | undefined> {
  const { rows } = await sql<Extras>`
    select ${hasFactor(sql`u.id`)} as has_second_factor,
      exists (select from companies where owner_id = u.id and closed_at is null) as owns_company,
      exists (select from groups where owner_id = u.id and dissolved_at is null) as owns_group,
      m.company_id as suspended_in, c.name as suspended_in_name, u.low_balance_threshold,
      (select expires_at from first_password_links l
        where l.user_id = u.id and l.is_current and u.password_hash is null) as invited_until,
      array(select permission from role_permissions where role_id = u.role_id order by position) as permissions,
      ${keptPermissions} as global_permissions
    from users u
      left join company_members m on m.user_id = u.id and m.suspended_role_id is not null
      left join companies c on c.id = m.company_id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

export interface PayerRow {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly pays: boolean;
  readonly is_active: boolean;
  readonly balance: string;
  readonly held: string;
  readonly credit_limit: string;
  readonly available: string;
  readonly tier: string;
}

/** The payers of a person, in the order in which they are asked to pay. */
export async function findPayersOf(db: Database, id: string): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select p.id, p.kind, p.name, p.id = (select payer_id from who_pays where user_id = ${id}) as pays, p.is_active,
      b.balance, b.held, b.credit_limit, b.available, p.tier
    from payers_of_users o join payers p on p.id = o.payer_id join payer_balances b on b.payer_id = p.id
    where o.user_id = ${id} order by o.place`.execute(db);
  return rows;
}

/** The latest things that were done to the person. */
export function findAuditOf(db: Database, id: string): Promise<AuditRow[]> {
  const about = sql<SqlBool>`a.entity_type = 'user' and a.entity_id = ${id}`;
  return readPage(
    db,
    { branches: [about], where: sql`true`, readings: 'hidden', isEverything: false },
    { direction: 'desc', limit: AUDIT_SHOWN },
  );
}
