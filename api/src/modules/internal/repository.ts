import { type Selectable, sql } from 'kysely';
import type { Database, Schema } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import type { Correction } from '#lib/pricing/index.ts';
import { keptPermissions } from '#lib/roles/kept-role.ts';

export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A call of the chat service with its price, ready to be charged. */
export interface PricedOrder {
  readonly userId: string;
  readonly modelId: string;
  readonly payer: { readonly id: string; readonly kind: PayerKind; readonly name: string };
  /** Of a million tokens, as they are now. */
  readonly inputPrice: string;
  readonly outputPrice: string;
  readonly baseAmount: string;
  readonly amount: string;
  readonly correction: { readonly id: string; readonly multiplier: string } | null;
  readonly tier: string;
  readonly tierMultiplier: string;
}

export type ChargeRecord = Selectable<Schema['model_charges']>;

/** A request id names one call of each kind. */
export const CHARGE_KEY = 'charge:';
export const HOLD_KEY = 'hold:';
export const CAPTURE_KEY = 'capture:';

export function findRecord(db: Database, requestKey: string): Promise<ChargeRecord | undefined> {
  return db.selectFrom('model_charges').selectAll().where('request_key', '=', requestKey).executeTakeFirst();
}

/** A reserve with the call that it was made for, and the call that captured it. */
export async function findRecordsOfHold(
  db: Database,
  holdId: string,
): Promise<{ readonly held: ChargeRecord | undefined; readonly captured: ChargeRecord | undefined }> {
  const records = await db.selectFrom('model_charges').selectAll().where('hold_id', '=', holdId).execute();
  const find = (prefix: string) => records.find(({ request_key }) => request_key.startsWith(prefix));
  return { held: find(HOLD_KEY), captured: find(CAPTURE_KEY) };
}

export function insertRecord(
  db: Database,
  requestKey: string,
  order: PricedOrder,
  { caller, ...tokens }: Tokens & { readonly caller: string },
  ids: { readonly entryId?: string | null; readonly holdId?: string | null },
): Promise<ChargeRecord> {
  return db
    .insertInto('model_charges')
    .values({
      request_key: requestKey,
      caller,
      user_id: order.userId,
      payer_id: order.payer.id,
      model_id: order.modelId,
      ...priceColumns(order, tokens),
      entry_id: ids.entryId ?? null,
      hold_id: ids.holdId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function priceColumns(order: PricedOrder, { inputTokens, outputTokens }: Tokens) {
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    input_price: order.inputPrice,
    output_price: order.outputPrice,
    base_amount: order.baseAmount,
    correction_id: order.correction?.id ?? null,
    correction_multiplier: order.correction?.multiplier ?? '1',
    tier: order.tier,
    tier_multiplier: order.tierMultiplier,
    amount: order.amount,
  };
}

export interface OrderRow {
  readonly user_id: string;
  readonly is_active: boolean;
  readonly permissions: readonly string[];
  readonly kept_permissions: readonly string[] | null;
  readonly payer_id: string;
  readonly payer_kind: PayerKind;
  readonly payer_name: string;
  readonly tier: string;
  readonly tier_multiplier: string;
  readonly model_id: string;
  readonly model_name: string;
  readonly developer: string;
  readonly model_type: string;
  readonly tags: readonly string[];
  readonly input_price: string;
  readonly output_price: string;
  readonly enabled: boolean;
  readonly corrections: readonly Correction[];
}

/**
 * Reads a person with the rules of their roles, a model with its corrections, and the payer: the given one, or whoever pays for the person.
 * A payer is given for work that is done, which is priced for somebody who was deleted meanwhile too.
 */
export async function findOrder(
  db: Database,
  {
    userId,
    modelId,
    payerId,
  }: { readonly userId: string; readonly modelId: string; readonly payerId?: string },
): Promise<OrderRow | undefined> {
  const payer =
    payerId === undefined
      ? sql`select payer_id from who_pays where user_id = u.id`
      : sql`select ${payerId}::uuid as payer_id`;
  const { rows } = await sql<OrderRow>`
    select u.id as user_id, u.is_active,
      array(select rp.permission from role_permissions rp where rp.role_id = u.role_id order by rp.position) as permissions,
      ${keptPermissions} as kept_permissions,
      p.id as payer_id, p.kind as payer_kind, p.name as payer_name, p.tier, t.multiplier as tier_multiplier,
      m.id as model_id, m.name as model_name, m.developer, m.type as model_type, m.tags, m.input_price, m.output_price,
      m.enabled,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number, 'scope_type', c.scope_type,
          'scope_value', c.scope_value, 'target_payer_id', c.target_payer_id, 'target_tier', c.target_tier,
          'multiplier', c.multiplier::text))
        from rate_corrections c
        where c.is_active and c.target_key in (p.id::text, p.tier, '')
          and c.scope_key = any (array['all:', 'vendor:' || m.developer, 'type:' || m.type, 'model:' || m.id]
            || array(select 'tag:' || tag from unnest(m.tags) tag))
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())), '[]') as corrections
    from users u
    cross join lateral (${payer}) w
    join payers p on p.id = w.payer_id
    join tiers t on t.code = p.tier
    cross join current_models m
    where u.id = ${userId} and (u.deleted_at is null or ${payerId !== undefined}) and m.id = ${modelId}`.execute(
    db,
  );
  return rows[0];
}

interface MoneyRow {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
}

export async function readMoney(db: Database, payerId: string): Promise<MoneyRow> {
  const { rows } = await sql<MoneyRow>`
    select p.id, p.kind, p.name, b.balance, b.held, b.available
    from payers p join payer_balances b on b.payer_id = p.id where p.id = ${payerId}`.execute(db);
  if (!rows[0]) throw new Error(`payer ${payerId} has no balance row`);
  return rows[0];
}

export function findHold(db: Database, id: string) {
  return db.selectFrom('holds').select(['status', 'expires_at']).where('id', '=', id).executeTakeFirst();
}
