import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandOthersPayer, viewerOf } from '#lib/ledger/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { iso, toCorrection } from './correction-dto.ts';
import { readValues } from './draft.ts';
import { findOverlaps } from './overlaps.ts';
import { findPayer } from './payer-repository.ts';
import { draftOf, notFound, readCorrection } from './read-corrections.ts';
import {
  type CorrectionRow,
  type CorrectionValues,
  insertCorrection,
  lockCorrection,
  updateCorrection,
  withdrawCorrection,
} from './repository.ts';
import type {
  CorrectionChangeBody,
  CorrectionSchema,
  NewCorrectionBody,
  SavedCorrectionSchema,
} from './schemas.ts';

type App = Pick<ApiInstance, 'context'>;
type Saved = Static<typeof SavedCorrectionSchema>;
type Change = Static<typeof CorrectionChangeBody>;

export async function createCorrection(
  { context }: App,
  request: FastifyRequest,
  body: Static<typeof NewCorrectionBody>,
): Promise<Saved> {
  return runOnce(request, context.connection.db, async (trx) => {
    const values = await readValues(trx, body);
    await demandOthersTarget(trx, request, values);
    const id = uuidv7();
    await insertCorrection(trx, { ...values, id, created_by: sessionOf(request).userId });
    await recordAction(trx, request, { action: 'rate_correction.create', id, after: toAudit(values) });
    return toSaved(trx, id);
  });
}

/**
 * Changes a correction if it is still at `version`. Before it begins everything can change, later only its reason and
 * end.
 */
export async function changeCorrection(
  { context }: App,
  request: FastifyRequest,
  id: string,
  change: Change,
): Promise<Saved> {
  return inTransaction(context.connection.db, async (trx) => {
    const before = await lockLiving(trx, id);
    await demandOthersTarget(trx, request, before);
    if (before.version !== change.version)
      throw new ApiError('RES.002', {
        message: 'Корректировку уже изменил кто-то другой',
        current: toCorrection(before),
      });
    const values = await readValues(trx, bodyOf(before, change), before);
    await demandOthersTarget(trx, request, values);
    if (before.state === 'active') demandBegun(before, values);
    const [old, now] = [toAudit(before), toAudit(values)];
    if (JSON.stringify(old) !== JSON.stringify(now)) {
      await updateCorrection(trx, id, values, sessionOf(request).userId);
      await recordAction(trx, request, { action: 'rate_correction.update', id, before: old, after: now });
    }
    return toSaved(trx, id);
  });
}

export async function deactivateCorrection(
  { context }: App,
  request: FastifyRequest,
  id: string,
  reason: string | null,
): Promise<Static<typeof CorrectionSchema>> {
  return inTransaction(context.connection.db, async (trx) => {
    await demandOthersTarget(trx, request, await lockLiving(trx, id));
    await withdrawCorrection(trx, id, { by: sessionOf(request).userId, reason });
    await recordAction(trx, request, {
      action: 'rate_correction.deactivate',
      id,
      before: { is_active: true },
      after: { is_active: false, deactivation_reason: reason },
    });
    return toCorrection(await readCorrection(trx, id));
  });
}

/** Nobody prices themself: a correction for one's own payer is for somebody else (product §19.4). */
async function demandOthersTarget(
  trx: Database,
  request: FastifyRequest,
  { target_payer_id: id }: Pick<CorrectionValues, 'target_payer_id'>,
): Promise<void> {
  const payer = id === null ? undefined : await findPayer(trx, id);
  if (payer) demandOthersPayer(await viewerOf(trx, sessionOf(request)), payer, 'correction');
}

/** A correction that has ended or was withdrawn stays as it was. */
async function lockLiving(trx: Database, id: string): Promise<CorrectionRow> {
  const row = await lockCorrection(trx, id);
  if (!row) throw notFound();
  if (row.state === 'inactive') throw new ApiError('RES.003', { message: 'Корректировка уже отключена' });
  if (row.state === 'past') throw new ApiError('RES.003', { message: 'Срок корректировки уже закончился' });
  return row;
}

/** Charges were priced by this correction, and what they name must stay as it was. */
function demandBegun(before: CorrectionRow, values: CorrectionValues): void {
  const changing = { reason: '', valid_to: null };
  const [fixed, asked] = [toAudit({ ...before, ...changing }), toAudit({ ...values, ...changing })];
  if (JSON.stringify(fixed) === JSON.stringify(asked)) return;
  throw new ApiError('RES.003', {
    message: 'Корректировка уже действует: меняются только причина и конец. Отключите её и создайте новую',
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

function toAudit(values: CorrectionValues) {
  const { scope_type, scope_value, target_payer_id, target_tier, multiplier, reason } = values;
  return {
    scope_type,
    scope_value,
    target_payer_id,
    target_tier,
    multiplier,
    reason,
    valid_from: values.valid_from.toISOString(),
    valid_to: iso(values.valid_to),
  };
}

async function toSaved(trx: Database, id: string): Promise<Saved> {
  const row = await readCorrection(trx, id);
  return { ...toCorrection(row), overlaps: await findOverlaps(trx, draftOf(row)) };
}
