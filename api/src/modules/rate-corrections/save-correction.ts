import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { lockHand } from '#lib/two-people/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { iso, toCorrection } from './correction-dto.ts';
import { readValues } from './draft.ts';
import { findOverlaps } from './overlaps.ts';
import { proposeChange, proposeNew, proposeWithdrawal } from './propose-correction.ts';
import { draftOf, readCorrection } from './read-corrections.ts';
import type { CorrectionRow } from './repository.ts';
import type {
  CorrectionChangeBody,
  NewCorrectionBody,
  NewCorrectionSchema,
  SavedCorrectionSchema,
  WithdrawnCorrectionSchema,
} from './schemas.ts';
import { takesTwoToChange, takesTwoToMake, takesTwoToWithdraw } from './two-people.ts';
import {
  demandBegun,
  demandOthersTarget,
  lockLiving,
  toAudit,
  writeChange,
  writeNew,
  writeWithdrawal,
} from './write-correction.ts';

type App = Pick<ApiInstance, 'context'>;
type Saved = Static<typeof SavedCorrectionSchema>;
type New = Static<typeof NewCorrectionSchema>;
type Change = Static<typeof CorrectionChangeBody>;

export function createCorrection(
  { context }: App,
  request: FastifyRequest,
  body: Static<typeof NewCorrectionBody>,
): Promise<New> {
  return runOnce(request, context.connection.db, async (trx) => {
    const { userId: by } = sessionOf(request);
    await lockHand(trx, by);
    const values = await readValues(trx, body);
    await demandOthersTarget(trx, request, values);
    const id = uuidv7();
    if (await takesTwoToMake(trx, by, values)) return proposeNew(trx, request, id, { body, values });
    await writeNew(trx, request, { id, values });
    return toSaved(trx, id, null);
  });
}

/**
 * Changes a correction if it is still at `version`. Before it begins everything can change, later only its reason and
 * end.
 */
export function changeCorrection(
  { context }: App,
  request: FastifyRequest,
  id: string,
  change: Change,
): Promise<Saved> {
  return inTransaction(context.connection.db, async (trx) => {
    const { userId: by } = sessionOf(request);
    await lockHand(trx, by);
    const before = await lockLiving(trx, id);
    await demandOthersTarget(trx, request, before);
    if (before.version !== change.version)
      throw new ApiError('RES.002', {
        message: 'Корректировку уже изменил кто-то другой',
        current: toCorrection(before),
      });
    const body = bodyOf(before, change);
    const values = await readValues(trx, body, before);
    await demandOthersTarget(trx, request, values);
    if (before.state === 'active') demandBegun(before, values);
    if (JSON.stringify(toAudit(before)) === JSON.stringify(toAudit(values))) return toSaved(trx, id, null);
    if (await takesTwoToChange(trx, by, before, values))
      return toSaved(trx, id, await proposeChange(trx, request, before, { body, values }));
    await writeChange(trx, request, { before, values });
    return toSaved(trx, id, null);
  });
}

export function deactivateCorrection(
  { context }: App,
  request: FastifyRequest,
  id: string,
  reason: string | null,
): Promise<Static<typeof WithdrawnCorrectionSchema>> {
  return inTransaction(context.connection.db, async (trx) => {
    const row = await lockLiving(trx, id);
    await demandOthersTarget(trx, request, row);
    const isForTwo = await takesTwoToWithdraw(trx, sessionOf(request).userId, row);
    const proposal = isForTwo ? await proposeWithdrawal(trx, request, row, reason) : null;
    if (!isForTwo) await writeWithdrawal(trx, request, { id, reason });
    return { ...toCorrection(await readCorrection(trx, id)), proposal };
  });
}

/** The whole correction that a change asks for. */
function bodyOf(before: CorrectionRow, change: Change): Static<typeof NewCorrectionBody> {
  const { scope, target, multiplier, reason, valid_from, valid_to } = change;
  return {
    scope: scope ?? { type: before.scope_type, value: before.scope_value },
    target: target ?? { payer_id: before.target_payer_id, tier: before.target_tier },
    multiplier: multiplier ?? before.multiplier,
    reason: reason ?? before.reason,
    ...(valid_from !== undefined && { valid_from }),
    valid_to: valid_to === undefined ? iso(before.valid_to) : valid_to,
  };
}

async function toSaved(trx: Database, id: string, proposal: Proposal | null): Promise<Saved> {
  const row = await readCorrection(trx, id);
  return { ...toCorrection(row), overlaps: await findOverlaps(trx, draftOf(row)), proposal };
}
