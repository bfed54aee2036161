import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import { LAPSING, lapseProposals } from '#lib/proposals/index.ts';
import * as repository from './repository.ts';

type LineRow = repository.LineRow;

/** A line of a statement. */
export interface Place {
  readonly id: string;
  readonly n: number;
}

/** Lines of a statement, locked with these requests. What they have waited for too long ends before it counts. */
export async function lockLines(
  trx: Database,
  id: string,
  numbers: readonly number[],
  requestIds: readonly string[] = [],
): Promise<LineRow[]> {
  if (!(await repository.findStatement(trx, id)))
    throw new ApiError('RES.001', { message: 'Выписка не найдена' });
  await repository.lockTransfers(trx, id, numbers);
  const locked = await repository.lockRequests(trx, id, numbers, requestIds);
  await lapseProposals(trx, LAPSING.ofRequests(locked));
  return repository.listLines(trx, id, numbers);
}

/**
 * A line that still waits for a decision, with its transfer. Any other state of the line is a refusal that names it.
 */
export function demandNew(line: LineRow | undefined): {
  readonly line: LineRow;
  readonly transferId: string;
} {
  if (line === undefined) throw new ApiError('RES.001', { message: 'Такой строки в выписке нет' });
  if (line.transfer_id === null) throw refused('Это списание: деньги ушли со счёта');
  if (line.state === 'duplicate')
    throw refused(
      `Эта строка уже загружена: «${line.first_file_name ?? ''}», строка ${line.first_n ?? ''}. Подтвердите её там`,
    );
  if (line.state === 'confirmed')
    throw refused(`Строка уже подтверждена: заявка ${requestNumber(line.request_number ?? 0)}`);
  if (line.state === 'ignored') throw refused(`Строка пропущена: ${line.ignored_reason ?? ''}`);
  return { line, transferId: line.transfer_id };
}

/** The number of the request whose second confirmation a line waits for. */
export function waitingRequest({ request_number, is_confirmed_first: isWaiting }: LineRow): string | null {
  return isWaiting && request_number !== null ? requestNumber(request_number) : null;
}

const refused = (message: string) => new ApiError('RES.003', { message });
