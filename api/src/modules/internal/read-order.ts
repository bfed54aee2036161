import { compileRoles, describeRule, type RoleSide } from '@cabinet/kernel/core/model-access';
import { toWire } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { chooseCorrection, priceTokens } from '#lib/pricing/index.ts';
import { findOrder, type OrderRow, type PricedOrder, type Tokens } from './repository.ts';

/** Whose rule refused, for a person who has two roles. */
const SAYS: Record<RoleSide, string> = { role: 'роль в компании', global_role: 'глобальная роль' };

/** Says who pays for a call and how much. One statement reads access, payer, tier and correction. */
export async function readOrder(
  db: Database,
  order: { readonly userId: string; readonly modelId: string } & Tokens,
): Promise<PricedOrder> {
  const row = await findOrder(db, order);
  if (!row) throw new ApiError('RES.001', { message: 'Пользователь или модель не найдены' });
  if (!row.is_active) throw new ApiError('RES.003', { message: 'Учётная запись отключена' });
  if (!row.enabled) throw new ApiError('RES.003', { message: 'Модель выключена' });
  demandOpen(row);
  return priceRow(row, order);
}

/** AUTH.003 with the rule that closes the model, of whichever role. */
function demandOpen(row: OrderRow): void {
  const { verdictOf } = compileRoles({ role: row.permissions, globalRole: row.kept_permissions });
  const { hasAccess, rule, of } = verdictOf({
    id: row.model_id,
    name: row.model_name,
    developer: row.developer,
    type: row.model_type,
    tags: row.tags,
  });
  if (hasAccess) return;
  const whose = row.kept_permissions === null ? '' : ` (${SAYS[of]})`;
  throw new ApiError('AUTH.003', {
    message: `Модель недоступна: ${describeRule(rule, () => row.model_name)}${whose}`,
    permission: rule,
  });
}

/** Reads only the price, for work that is done. Whether it was allowed is not checked again. */
export async function readPrice(
  db: Database,
  order: { readonly userId: string; readonly modelId: string; readonly payerId: string } & Tokens,
): Promise<PricedOrder> {
  const row = await findOrder(db, order);
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
    inputPrice: row.input_price,
    outputPrice: row.output_price,
    baseAmount: toWire(base),
    amount: toWire(amount),
    correction: correction ? { id: correction.id, multiplier: correction.multiplier } : null,
    tier: row.tier,
    tierMultiplier: row.tier_multiplier,
  };
}
