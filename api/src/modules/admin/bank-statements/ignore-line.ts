import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandNew, lockLines, type Place, waitingRequest } from './demand-new.ts';
import * as repository from './repository.ts';

/** Sets a line aside that pays nothing here, with the reason. */
export function ignoreLine(
  db: Database,
  request: FastifyRequest,
  place: Place,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const [found] = await lockLines(trx, place.id, [place.n]);
    const { line, transferId } = demandNew(found);
    const waitsFor = waitingRequest(line);
    if (waitsFor !== null)
      throw new ApiError('RES.003', {
        message: `Строка ждёт второго подтверждения по заявке ${waitsFor}: сначала отклоните заявку`,
      });
    const why = reason.trim();
    await repository.setIgnored(trx, transferId, { reason: why, actorId: sessionOf(request).userId });
    await record(trx, request, 'bank_statement.ignore_line', place, { reason: why });
  });
}

/** Takes a line up again. */
export function restoreLine(db: Database, request: FastifyRequest, place: Place): Promise<void> {
  return inTransaction(db, async (trx) => {
    const [line] = await lockLines(trx, place.id, [place.n]);
    if (line === undefined || line.transfer_id === null || line.state !== 'ignored') {
      demandNew(line);
      throw new ApiError('RES.003', { message: 'Строка и так ждёт решения' });
    }
    await repository.setIgnored(trx, line.transfer_id, null);
    await record(trx, request, 'bank_statement.restore_line', place, {});
  });
}

function record(
  trx: Database,
  request: FastifyRequest,
  action: Extract<AuditAction, `bank_statement.${string}_line`>,
  { id, n }: Place,
  after: object,
): Promise<void> {
  return recordAction(trx, request, { action, id, after: { n, ...after } });
}
