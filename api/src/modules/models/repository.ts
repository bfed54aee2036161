import type { RoleRules } from '@cabinet/kernel/core/model-access';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { standingPrice } from '#lib/proposals/index.ts';
import { keptPermissions } from '#lib/roles/kept-role.ts';
import type { ModelSchema } from './schemas.ts';

/** A model, with the price that holds now. */
export type ModelRow = Static<typeof ModelSchema>;

export interface ModelChange {
  readonly name?: string;
  readonly developer?: string;
  readonly type?: string;
  readonly tags?: string[];
  readonly enabled?: boolean;
}

export interface Prices {
  readonly input_price: string;
  readonly output_price: string;
}

const COLUMNS = sql`id, name, developer, type, tags, input_price, output_price, enabled, created_at`;

export async function listModels(
  db: Database,
  { enabledOnly }: { readonly enabledOnly: boolean },
): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select ${COLUMNS} from current_models where enabled or not ${enabledOnly}
    order by developer, name, id`.execute(db);
  return rows;
}

export async function findModel(db: Database, id: string): Promise<ModelRow | undefined> {
  const { rows } = await sql<ModelRow>`select ${COLUMNS} from current_models where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the model until the transaction ends, so that the audit row records the real state before. */
export async function findModelForUpdate(db: Database, id: string): Promise<ModelRow | undefined> {
  await sql`select from models where id = ${id} for update`.execute(db);
  return findModel(db, id);
}

export async function updateModel(db: Database, id: string, change: ModelChange): Promise<void> {
  await db.updateTable('models').set(change).where('id', '=', id).execute();
}

/** The model whose id differs from this one by case alone, or is the same. */
export async function findTaken(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from models where lower(id collate "C") = lower(${id}::text collate "C")`.execute(db);
  return rows[0]?.id;
}

/** Undefined when the id is taken, in whatever case. */
export async function insertModel(
  db: Database,
  model: Omit<ModelRow, 'created_at'>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('models')
    .values(model)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface NewPrice extends Prices {
  readonly modelId: string;
  readonly from: Date | null;
  readonly by: string;
  readonly reason: string | null;
  /** The proposal by which two people agreed on it. */
  readonly agreedIn?: string | null;
}

/** Adds a price that holds from a moment on, by default from now on. */
export async function insertPrice(
  db: Database,
  { modelId, from, by, reason, agreedIn = null, input_price, output_price }: NewPrice,
): Promise<void> {
  await sql`insert into model_prices (model_id, valid_from, input_price, output_price, set_by, agreed_in, reason)
    values (${modelId}, coalesce(${from}::timestamptz, clock_timestamp()), ${input_price}, ${output_price}, ${by},
      ${agreedIn}, ${reason})`.execute(db);
}

/** Takes back the planned price and returns it, if there was one. */
export async function deletePlanned(db: Database, modelId: string): Promise<Prices | undefined> {
  const { rows } = await sql<Prices>`
    delete from model_prices where model_id = ${modelId} and valid_from > clock_timestamp()
    returning input_price, output_price`.execute(db);
  return rows[0];
}

export interface PriceRow extends Prices {
  readonly valid_from: Date;
  readonly is_planned: boolean;
  readonly set_by: string | null;
  readonly set_by_name: string | null;
  readonly reason: string | null;
  readonly is_agreed: boolean;
  readonly agreed_by: string | null;
  readonly agreed_by_name: string | null;
}

/** Every past, present and planned price of a model, the newest first. */
export async function findPrices(db: Database, modelId: string): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select p.input_price, p.output_price, p.valid_from, p.valid_from > clock_timestamp() as is_planned, p.set_by,
      u.display_name as set_by_name, p.reason, p.agreed_in is not null as is_agreed, f.decided_by as agreed_by,
      d.display_name as agreed_by_name
    from (
      select input_price, output_price, valid_from, set_by, agreed_in, reason from model_prices where model_id = ${modelId}
      union all select input_price, output_price, created_at, null, null, null from models where id = ${modelId}) p
    left join users u on u.id = p.set_by left join proposals f on f.id = p.agreed_in
    left join users d on d.id = f.decided_by order by p.valid_from desc`.execute(db);
  return rows;
}

/** The planned price of each of these models. */
export async function findPlanned(
  db: Database,
  ids: readonly string[],
): Promise<(Prices & { readonly model_id: string; readonly valid_from: Date })[]> {
  const { rows } = await sql<Prices & { readonly model_id: string; readonly valid_from: Date }>`
    select distinct on (model_id) model_id, input_price, output_price, valid_from from model_prices
    where model_id = any (${ids}::text[]) and valid_from > clock_timestamp()
    order by model_id, valid_from`.execute(db);
  return rows;
}

/** How many people the charges of a model since a moment are of; those of reserves are counted when they are captured. */
export async function countPeople(db: Database, modelId: string, from: Date): Promise<number> {
  const { rows } = await sql<{ readonly people: number }>`
    select count(distinct user_id)::integer as people from model_charges
    where created_at >= ${from} and request_key not like 'hold:%' and model_id = ${modelId}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Who has used a model since a day, and for how much. */
export async function sumUse(
  db: Database,
  modelId: string,
  from: string,
): Promise<{ readonly people: number; readonly charges: number; readonly amount: string }> {
  const { rows } = await sql<{ readonly people: number; readonly charges: number; readonly amount: string }>`
    select count(distinct user_id)::integer as people, coalesce(sum(postings), 0)::integer as charges,
      coalesce(sum(amount_out), 0)::text as amount
    from ledger_user_days
    where model_id = ${modelId} and model_id <> '' and type = 'charge' and day >= ${from}::date`.execute(db);
  return rows[0] ?? { people: 0, charges: 0, amount: '0' };
}

/** All strings of a person's roles, static and dynamic, in the order in which the rules apply. */
export async function findRulesOfUser(db: Database, userId: string): Promise<RoleRules | undefined> {
  const { rows } = await sql<RoleRules>`
    select array(select permission from role_permissions where role_id = u.role_id order by position) as role,
      ${keptPermissions} as "globalRole"
    from users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** The price of a model and its plan, in a text that changes with them. */
export async function findStanding(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{
    readonly standing: string;
  }>`select ${standingPrice(sql`${id}::text`)} as standing`.execute(db);
  return rows[0]?.standing ?? '';
}
