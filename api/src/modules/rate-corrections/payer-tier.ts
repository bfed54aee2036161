import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandOthersPayer, isOwnPayer, listTiers, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { iso, toNamedUser } from './correction-dto.ts';
import {
  findPayer,
  lockTier,
  type PayerRow,
  reachedTier,
  searchPayers,
  updateTier,
} from './payer-repository.ts';
import type { PayersQuery, PayersSchema, TierBody, TierSchema } from './payer-schemas.ts';

type App = Pick<ApiInstance, 'context'>;

/** The payers to choose from, or the chosen one. */
export async function listPayers(
  db: Database,
  session: Session,
  { q = '', id }: Static<typeof PayersQuery>,
): Promise<Static<typeof PayersSchema>> {
  const chosen = id === undefined ? undefined : await findPayer(db, id);
  const rows = id === undefined ? await searchPayers(db, q) : chosen ? [chosen] : [];
  const viewer = await viewerOf(db, session);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    hint: row.hint,
    is_own: isOwnPayer(viewer, row),
    ...toTier(row),
  }));
}

/**
 * Sets a tier that top-ups no longer change. null gives back the tier that they have reached. RES.003 refuses one's own
 * payer (product §19.4) and a closed one.
 */
export async function setTier(
  { context }: App,
  request: FastifyRequest,
  payerId: string,
  { tier, reason }: Static<typeof TierBody>,
): Promise<Static<typeof TierSchema>> {
  return inTransaction(
    context.connection.db,
    async (trx) => {
      const before = await lockTier(trx, payerId);
      if (!before) throw new ApiError('RES.001', { message: 'Плательщик не найден' });
      demandOthersPayer(await viewerOf(trx, sessionOf(request)), before, 'tier');
      if (before.is_closed)
        throw new ApiError('RES.003', { message: `Счёт «${before.name}» закрыт навсегда: его не меняют` });
      const wanted = tier ?? (await reachedTier(trx, payerId));
      if (!(await listTiers(trx)).some(({ code }) => code === wanted))
        throw badField('tier', 'Такого уровня нет');
      const isManual = tier !== null;
      if (isManual || before.tier_is_manual || before.tier !== wanted) {
        const manual = isManual ? { reason: reason.trim(), by: sessionOf(request).userId } : null;
        await updateTier(trx, payerId, { tier: wanted, manual });
        await recordAction(trx, request, {
          action: 'payer.tier',
          id: payerId,
          before: toAudit(before),
          after: { tier: wanted, tier_is_manual: isManual, reason: reason.trim() },
        });
      }
      const after = (await findPayer(trx, payerId)) ?? before;
      return { payer_id: payerId, ...toTier(after) };
    },
    { payerId },
  );
}

const toAudit = ({ tier, tier_is_manual, tier_reason }: PayerRow) => ({
  tier,
  tier_is_manual,
  reason: tier_reason,
});

const toTier = (row: PayerRow) => ({
  tier: row.tier,
  tier_is_manual: row.tier_is_manual,
  tier_reason: row.tier_reason,
  tier_set_by: toNamedUser(row.tier_set_by, row.tier_set_name),
  tier_set_at: iso(row.tier_set_at),
});
