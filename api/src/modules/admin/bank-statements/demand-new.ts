import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { LineRow } from './repository.ts';

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
export function waitingRequest({ request_number, request_status }: LineRow): string | null {
  const isWaiting = request_number !== null && request_status !== null && isOpenStatus(request_status);
  return isWaiting ? requestNumber(request_number) : null;
}

const refused = (message: string) => new ApiError('RES.003', { message });
