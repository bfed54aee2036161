import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { CORRECTION_STATES, Scope, Target } from '#lib/pricing/index.ts';

type State = (typeof CORRECTION_STATES)[number];

/** The facts of a correction that its author decides. */
export interface CorrectionValues extends Scope, Target {
  readonly multiplier: string;
  readonly reason: string;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** The state of a correction at this moment. */
export const STATE = sql<State>`case when not c.is_active then 'inactive' when c.valid_to <= clock_timestamp() then 'past'
  when c.valid_from > clock_timestamp() then 'planned' else 'active' end`;

/** Corrections, with the payer that they are for. */
export function corrections(db: Database) {
  return db.selectFrom('rate_corrections as c').leftJoin('payers as p', 'p.id', 'c.target_payer_id');
}

export function selectCorrection(query: ReturnType<typeof corrections>) {
  return query.select([
    'c.id',
    'c.number',
    'c.scope_type',
    'c.scope_value',
    sql<string | null>`coalesce(
      (select m.name from models m where c.scope_type = 'model' and m.id = c.scope_value), c.scope_value)`.as(
      'scope_name',
    ),
    'c.target_payer_id',
    'c.target_tier',
    sql<string | null>`coalesce(p.name, (select t.name from tiers t where t.code = c.target_tier))`.as(
      'target_name',
    ),
    'c.multiplier',
    'c.reason',
    'c.valid_from',
    'c.valid_to',
    'c.is_active',
    STATE.as('state'),
    'c.created_by',
    nameOf('c.created_by').as('created_name'),
    'c.created_at',
    'c.updated_by',
    nameOf('c.updated_by').as('updated_name'),
    'c.updated_at',
    'c.deactivated_by',
    nameOf('c.deactivated_by').as('deactivated_name'),
    'c.deactivated_at',
    'c.deactivation_reason',
    'c.version',
  ]);
}

const nameOf = (column: string) =>
  sql<string | null>`(select u.display_name from users u where u.id = ${sql.ref(column)})`;

export type CorrectionRow = InferResult<ReturnType<typeof selectCorrection>>[number];

/** The time by the clock of the database, by which charges go. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ readonly now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

export function findCorrection(db: Database, id: string): Promise<CorrectionRow | undefined> {
  return selectCorrection(corrections(db)).where('c.id', '=', id).executeTakeFirst();
}

/** Locks the correction until the transaction ends, so that two people who change it wait for each other. */
export function lockCorrection(db: Database, id: string): Promise<CorrectionRow | undefined> {
  return selectCorrection(corrections(db)).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}

/** What a correction covers that is living, is for everybody, and was made or last changed by somebody. */
export async function findScopesForAll(
  db: Database,
  { by, except }: { readonly by: string; readonly except: string | null },
): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    select c.scope_type, c.scope_value from rate_corrections c
    where ${STATE} in ('planned', 'active') and c.target_payer_id is null and c.target_tier is null
      and ${by} in (c.created_by, c.updated_by) and c.id is distinct from ${except}::uuid`.execute(db);
  return rows;
}

/** The names of what a correction covers and of whom it is for, which need not be saved. */
export async function findNames(
  db: Database,
  { scope_type, scope_value, target_payer_id, target_tier }: Scope & Target,
): Promise<{ readonly scope_name: string | null; readonly target_name: string | null }> {
  const model = scope_type === 'model' ? scope_value : null;
  const { rows } = await sql<{ readonly scope_name: string | null; readonly target_name: string | null }>`
    select coalesce((select name from models where id = ${model}::text), ${scope_value}::text) as scope_name,
      coalesce((select name from payers where id = ${target_payer_id}::uuid),
        (select name from tiers where code = ${target_tier}::text)) as target_name`.execute(db);
  return rows[0] ?? { scope_name: null, target_name: null };
}

export function findCorrections(db: Database, ids: readonly string[]): Promise<CorrectionRow[]> {
  return selectCorrection(corrections(db)).where(sql<SqlBool>`c.id = any (${ids}::uuid[])`).execute();
}

export async function insertCorrection(
  db: Database,
  correction: CorrectionValues & { readonly id: string; readonly created_by: string },
): Promise<void> {
  await db.insertInto('rate_corrections').values(correction).execute();
}

export async function updateCorrection(
  db: Database,
  id: string,
  values: CorrectionValues,
  by: string,
): Promise<void> {
  await db
    .updateTable('rate_corrections')
    .set({
      ...values,
      version: sql<number>`version + 1`,
      updated_by: by,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function withdrawCorrection(
  db: Database,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string | null },
): Promise<void> {
  await db
    .updateTable('rate_corrections')
    .set({
      is_active: false,
      deactivated_by: by,
      deactivated_at: sql<Date>`clock_timestamp()`,
      deactivation_reason: reason,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export interface EventRow {
  readonly at: Date;
  readonly action: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly proposer_id: string | null;
  readonly proposer_name: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What was done to a correction, the latest first. */
export async function findEvents(db: Database, id: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select a.created_at as at, a.action, a.actor_id, u.display_name as actor_name, a.before, a.after,
      o.id as proposer_id, o.display_name as proposer_name
    from audit_log a left join users u on u.id = a.actor_id
      left join users o on o.id = (a.after ->> 'proposed_by')::uuid
    where a.entity_type = 'rate_correction' and a.entity_id = ${id}
    order by a.seq desc limit 200`.execute(db);
  return rows;
}
