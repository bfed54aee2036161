import { evaluateModel, parseModelAccess, splitPermissions } from '@cabinet/kernel/core/model-access';
import { toWire } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { PayerKind } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { whoPays } from '../../lib/ledger/index.ts';
import { type Correction, chooseCorrection, priceTokens } from '../../lib/pricing/index.ts';

export type Tokens = { inputTokens: number; outputTokens: number };

/** A call of the chat service with its price, ready to be charged. */
export type PricedOrder = {
  userId: string;
  modelId: string;
  payer: { id: string; kind: PayerKind; name: string };
  baseAmount: string;
  amount: string;
  correction: { id: string; multiplier: string } | null;
  tier: string;
  tierMultiplier: string;
};

type OrderRow = {
  user_id: string;
  is_active: boolean;
  permissions: string[];
  payer_id: string;
  payer_kind: PayerKind;
  payer_name: string;
  tier: string;
  tier_multiplier: string;
  model_id: string;
  model_name: string;
  developer: string;
  model_type: string;
  tags: string[];
  input_price: string;
  output_price: string;
  enabled: boolean;
  corrections: Correction[];
};

/** Who pays for a call and how much: the person's access, their payer, its tier and its correction in one statement. */
export async function readOrder(
  db: Database,
  order: { userId: string; modelId: string } & Tokens,
): Promise<PricedOrder> {
  const row = await readRow(db, order);
  if (!row) throw new ApiError('RES.001', { message: 'Пользователь или модель не найдены' });
  if (!row.is_active) throw new ApiError('RES.003', { message: 'Учётная запись отключена' });
  if (!row.enabled) throw new ApiError('RES.003', { message: 'Модель отключена' });
  const access = parseModelAccess(splitPermissions(row.permissions).dynamic);
  const verdict = evaluateModel(access, {
    id: row.model_id,
    name: row.model_name,
    developer: row.developer,
    type: row.model_type,
    tags: row.tags,
  });
  if (!verdict.hasAccess)
    throw new ApiError('AUTH.003', { message: 'Модель недоступна пользователю', permission: verdict.rule });
  return priceRow(row, order);
}

/** The price alone, for work that is done already: nobody is asked again whether it was allowed. */
export async function readPrice(
  db: Database,
  order: { userId: string; modelId: string; payerId: string } & Tokens,
): Promise<PricedOrder> {
  const row = await readRow(db, order);
  if (!row) throw new ApiError('RES.001', { message: 'Пользователь или модель не найдены' });
  return priceRow(row, order);
}

function priceRow(row: OrderRow, tokens: Tokens): PricedOrder {
  const correction = chooseCorrection(
    row.corrections,
    { payerId: row.payer_id, tier: row.tier },
    { id: row.model_id, developer: row.developer, type: row.model_type, tags: row.tags },
  );
  const { base, amount } = priceTokens(
    tokens,
    { inputPrice: row.input_price, outputPrice: row.output_price },
    { correction: correction?.multiplier ?? '1', tier: row.tier_multiplier },
  );
  return {
    userId: row.user_id,
    modelId: row.model_id,
    payer: { id: row.payer_id, kind: row.payer_kind, name: row.payer_name },
    baseAmount: toWire(base),
    amount: toWire(amount),
    correction: correction ? { id: correction.id, multiplier: correction.multiplier } : null,
    tier: row.tier,
    tierMultiplier: row.tier_multiplier,
  };
}

/** Whoever pays for the person, unless the payer is given. */
async function readRow(
  db: Database,
  { userId, modelId, payerId }: { userId: string; modelId: string; payerId?: string },
): Promise<OrderRow | undefined> {
  const payer =
    payerId === undefined
      ? sql.raw(whoPays('u.id', 'u.company_id'))
      : sql`select * from payers where id = ${payerId}`;
  const { rows } = await sql<OrderRow>`
    select u.id as user_id, u.is_active,
      array(select rp.permission from role_permissions rp where rp.role_id = u.role_id order by rp.position) as permissions,
      p.id as payer_id, p.kind as payer_kind, p.name as payer_name, p.tier, t.multiplier as tier_multiplier,
      m.id as model_id, m.name as model_name, m.developer, m.type as model_type, m.tags, m.input_price, m.output_price,
      m.enabled,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number, 'scope_type', c.scope_type,
          'scope_value', c.scope_value, 'target_payer_id', c.target_payer_id, 'target_tier', c.target_tier,
          'multiplier', c.multiplier::text))
        from rate_corrections c
        where c.is_active and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
          and (c.target_payer_id is null or c.target_payer_id = p.id)
          and (c.target_tier is null or c.target_tier = p.tier)), '[]') as corrections
    from users u
    cross join lateral (${payer}) p
    join tiers t on t.code = p.tier
    cross join models m
    where u.id = ${userId} and u.deleted_at is null and m.id = ${modelId}`.execute(db);
  return rows[0];
}
