import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerRow } from './repository.ts';

type Holder = Pick<PayerRow, 'id' | 'user_id' | 'group_id' | 'company_id'>;

/** The ids of the people who may spend from a payer. */
function peopleOf({ user_id, group_id, company_id }: Holder): RawBuilder<unknown> {
  if (company_id !== null) return sql`select c.id from users c where c.company_id = ${company_id}`;
  if (group_id !== null) return sql`select g.user_id from group_members g where g.group_id = ${group_id}`;
  return sql`select ${user_id}::uuid`;
}

export interface SpenderRow {
  readonly id: string;
  readonly display_name: string;
  readonly email: string;
  readonly monthly_cap: string | null;
  readonly month_spent: string;
  readonly spends_now: boolean;
  readonly total: number;
}

const SPENDERS_SHOWN = 100;

/** The people who may spend from a payer, by name. `total` is the number of all. */
export async function findSpenders(db: Database, payer: Holder): Promise<SpenderRow[]> {
  const { rows } = await sql<SpenderRow>`
    select s.*, ledger_month_spent(${payer.id}::uuid, s.id, clock_timestamp()) as month_spent,
      coalesce((select w.payer_id from who_pays w where w.user_id = s.id) = ${payer.id}::uuid, false) as spends_now
    from (
      select u.id, u.display_name, u.email, coalesce(g.monthly_cap, c.monthly_cap) as monthly_cap,
        count(*) over ()::integer as total
      from users u
        left join group_members g on g.user_id = u.id and g.group_id = ${payer.group_id}::uuid
        left join company_members c on c.user_id = u.id and c.company_id = ${payer.company_id}::uuid
      where u.id in (${peopleOf(payer)}) and u.deleted_at is null
      order by u.display_name, u.id limit ${SPENDERS_SHOWN}) s
    order by s.display_name, s.id`.execute(db);
  return rows;
}

/**
 * The people for whom it matters that a payer is switched off or on: those for whom no active payer comes before it.
 * They are grouped by the payer that pays for them without it.
 */
export async function findSwitched(
  db: Database,
  payer: Holder,
): Promise<{ readonly kind: PayerRow['kind'] | null; readonly people: number }[]> {
  const { rows } = await sql<{ readonly kind: PayerRow['kind'] | null; readonly people: number }>`
    select other.kind, count(*)::integer as people
    from users u
      cross join lateral (
        select v.place from payers_of_users v where v.user_id = u.id and v.payer_id = ${payer.id}) own
      left join lateral (
        select v.place, o.kind from payers_of_users v join payers o on o.id = v.payer_id
        where v.user_id = u.id and v.is_active and v.payer_id <> ${payer.id} order by v.place limit 1) other on true
    where u.id in (${peopleOf(payer)}) and u.is_active and u.deleted_at is null
      and (other.place is null or other.place > own.place)
    group by other.kind order by count(*) desc, other.kind`.execute(db);
  return rows;
}
