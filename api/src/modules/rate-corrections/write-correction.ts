import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandOthersPayer, viewerOf } from '#lib/ledger/index.ts';
import { type Agreed, agreedFacts } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { iso } from './correction-dto.ts';
import { findPayer } from './payer-repository.ts';
import { notFound } from './read-corrections.ts';
import {
  type CorrectionRow,
  type CorrectionValues,
  insertCorrection,
  lockCorrection,
  updateCorrection,
  withdrawCorrection,
} from './repository.ts';

const authorOf = (request: FastifyRequest, agreed: Agreed) =>
  agreed?.proposed_by ?? sessionOf(request).userId;

export async function writeNew(
  trx: Database,
  request: FastifyRequest,
  { id, values }: { readonly id: string; readonly values: CorrectionValues },
  agreed?: Agreed,
): Promise<void> {
  await insertCorrection(trx, { ...values, id, created_by: authorOf(request, agreed) });
  const after = { ...toAudit(values), ...agreedFacts(agreed) };
  await recordAction(trx, request, { action: 'rate_correction.create', id, after });
}

export async function writeChange(
  trx: Database,
  request: FastifyRequest,
  { before, values }: { readonly before: CorrectionRow; readonly values: CorrectionValues },
  agreed?: Agreed,
): Promise<void> {
  await updateCorrection(trx, before.id, values, authorOf(request, agreed));
  await recordAction(trx, request, {
    action: 'rate_correction.update',
    id: before.id,
    before: toAudit(before),
    after: { ...toAudit(values), ...agreedFacts(agreed) },
  });
}

export async function writeWithdrawal(
  trx: Database,
  request: FastifyRequest,
  { id, reason }: { readonly id: string; readonly reason: string | null },
  agreed?: Agreed,
): Promise<void> {
  await withdrawCorrection(trx, id, { by: authorOf(request, agreed), reason });
  await recordAction(trx, request, {
    action: 'rate_correction.deactivate',
    id,
    before: { is_active: true },
    after: { is_active: false, deactivation_reason: reason, ...agreedFacts(agreed) },
  });
}

/** Nobody prices themself: a correction for one's own payer is for somebody else (product §19.4). */
export async function demandOthersTarget(
  trx: Database,
  request: FastifyRequest,
  { target_payer_id: id }: Pick<CorrectionValues, 'target_payer_id'>,
): Promise<void> {
  const payer = id === null ? undefined : await findPayer(trx, id);
  if (payer) demandOthersPayer(await viewerOf(trx, sessionOf(request)), payer, 'correction');
}

/** A correction that has ended or was withdrawn stays as it was. */
export async function lockLiving(trx: Database, id: string): Promise<CorrectionRow> {
  const row = await lockCorrection(trx, id);
  if (!row) throw notFound();
  if (row.state === 'inactive') throw new ApiError('RES.003', { message: 'Корректировка уже отключена' });
  if (row.state === 'past') throw new ApiError('RES.003', { message: 'Срок корректировки уже закончился' });
  return row;
}

/** Charges were priced by this correction, and what they name must stay as it was. */
export function demandBegun(before: CorrectionRow, values: CorrectionValues): void {
  const changing = { reason: '', valid_to: null };
  const [fixed, asked] = [toAudit({ ...before, ...changing }), toAudit({ ...values, ...changing })];
  if (JSON.stringify(fixed) === JSON.stringify(asked)) return;
  throw new ApiError('RES.003', {
    message: 'Корректировка уже действует: меняются только причина и конец. Отключите её и создайте новую',
  });
}

export function toAudit(values: CorrectionValues) {
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
