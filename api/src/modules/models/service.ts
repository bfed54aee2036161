import { compileRoles } from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { readOpenAbout } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { type ModelDto, toModel, toPrices } from './model-dto.ts';
import { boundsOf } from './price-bounds.ts';
import { findModel, findPrices, findRulesOfUser, listModels } from './repository.ts';
import type { ModelDetailSchema } from './schemas.ts';

export async function getModels(
  db: Database,
  { includeDisabled }: { readonly includeDisabled: boolean },
): Promise<ModelDto[]> {
  const rows = await listModels(db, { enabledOnly: !includeDisabled });
  return rows.map(toModel);
}

/** The enabled models that a user's roles let them call. Undefined when there is no such user. */
export async function getModelsForUser(db: Database, userId: string): Promise<ModelDto[] | undefined> {
  const [rules, rows] = await Promise.all([
    findRulesOfUser(db, userId),
    listModels(db, { enabledOnly: true }),
  ]);
  if (!rules) return undefined;
  const { isOpen } = compileRoles(rules);
  return rows.filter(isOpen).map(toModel);
}

/** A model, with every past, present and planned price, and with what waits for a second person. */
export async function readModel(
  db: Database,
  session: Session,
  id: string,
): Promise<Static<typeof ModelDetailSchema>> {
  const [row, prices] = await Promise.all([findModel(db, id), findPrices(db, id)]);
  if (!row) throw new ApiError('RES.001', { message: 'Модель не найдена' });
  const planned = prices.findLast((price) => price.is_planned);
  return {
    ...toModel(row),
    next_price: planned ? { ...toPrices(planned), valid_from: planned.valid_from.toISOString() } : null,
    prices: prices.map((price) => ({
      ...toPrices(price),
      valid_from: price.valid_from.toISOString(),
      set_by: toPerson(price.set_by, price.set_by_name),
      reason: price.reason,
      agreed_by: toPerson(price.agreed_by, price.agreed_by_name),
    })),
    alone: boundsOf(prices),
    proposal: await readOpenAbout(db, session, { kind: 'model_price', subject: id }),
  };
}

const toPerson = (id: string | null, name: string | null) =>
  id === null ? null : { id, display_name: name ?? '' };
