import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { ProposalRow } from '#lib/proposals/index.ts';
import { readValues } from './draft.ts';
import { type Order, readOrder } from './order.ts';
import { type CorrectionRow, type CorrectionValues, readClock } from './repository.ts';
import type { NewCorrectionBody } from './schemas.ts';
import {
  demandBegun,
  demandOthersTarget,
  lockLiving,
  writeChange,
  writeNew,
  writeWithdrawal,
} from './write-correction.ts';

type Body = Static<typeof NewCorrectionBody>;
type Saved = Exclude<Order, { readonly deed: 'create' }>;

/** Makes, changes or withdraws a correction as it was proposed. What has changed since is checked as if it came now. */
export async function confirmCorrection(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const order = readOrder(row);
  if (order.deed === 'create') {
    const values = await readAgain(trx, order.body);
    await demandOthersTarget(trx, request, values);
    await writeNew(trx, request, { id: order.id, values }, row);
  } else await confirmOfSaved(trx, request, { order, row });
  return { facts: { correction_id: order.id } };
}

async function confirmOfSaved(
  trx: Database,
  request: FastifyRequest,
  { order, row }: { readonly order: Saved; readonly row: ProposalRow },
): Promise<void> {
  const before = await lockLiving(trx, order.id);
  await demandOthersTarget(trx, request, before);
  if (before.version !== order.version)
    throw new ApiError('RES.003', { message: 'Корректировку с тех пор изменил кто-то другой' });
  if (order.deed === 'deactivate')
    return writeWithdrawal(trx, request, { id: order.id, reason: row.reason }, row);
  const values = await readAgain(trx, order.body, before);
  await demandOthersTarget(trx, request, values);
  if (before.state === 'active') demandBegun(before, values);
  return writeChange(trx, request, { before, values }, row);
}

/** What cannot be saved any more is refused, and its author proposes it anew. */
async function readAgain(trx: Database, body: Body, present?: CorrectionRow): Promise<CorrectionValues> {
  const startsNow = hasPassed(body.valid_from, await readClock(trx), present?.valid_from);
  try {
    return await readValues(
      trx,
      startsNow ? { ...body, valid_from: new Date().toISOString() } : body,
      present,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VAL.003') throw error;
    throw new ApiError('RES.003', {
      message: `${error.message}. Отклоните предложение: при необходимости его сделают заново`,
    });
  }
}

/** A start that has passed since it was proposed is now, but for one that has begun as it should. */
function hasPassed(start: string | undefined, now: Date, present: Date | undefined): boolean {
  if (start === undefined) return false;
  const moment = new Date(start);
  return moment < now && moment.getTime() !== present?.getTime();
}
