import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandNew, waitingRequest } from './demand-new.ts';
import * as repository from './repository.ts';

interface Place {
  readonly id: string;
  readonly n: number;
}

/** Sets a line aside that pays nothing here, with the reason. */
export function ignoreLine(
  db: Database,
  request: FastifyRequest,
  place: Place,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { line, transferId } = demandNew(await lockLine(trx, place));
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
    const line = await lockLine(trx, place);
    if (line === undefined || line.transfer_id === null || line.state !== 'ignored') {
      demandNew(line);
      throw new ApiError('RES.003', { message: 'Строка и так ждёт решения' });
    }
    await repository.setIgnored(trx, line.transfer_id, null);
    await record(trx, request, 'bank_statement.restore_line', place, {});
  });
}

async function lockLine(trx: Database, { id, n }: Place): Promise<repository.LineRow | undefined> {
  if (!(await repository.findStatement(trx, id)))
    throw new ApiError('RES.001', { message: 'Выписка не найдена' });
  await repository.lockTransfers(trx, id, [n]);
  return (await repository.listLines(trx, id, [n]))[0];
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
