import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import type { Database } from '#db/index.ts';
import { createMemoryCounter } from '#plugins/gates/rate-limit.ts';
import { type Notice, OPERATION_ID } from '../payanyway/notice.ts';
import type { Verdict } from './judge-notice.ts';
import { insertUnsigned } from './repository.ts';

/** A whole notice fits into so many bytes, and a row stays near a kilobyte. */
const BYTES_KEPT = 900;
const ROWS_A_MINUTE = 30;
const ROWS_A_MINUTE_BY_ADDRESS = 10;

/** Whether one more unsigned notice gets a row. `scale` multiplies the limits. */
export function createUnsignedLimit(scale: number): (address: string) => boolean {
  const byAddress = createMemoryCounter(ROWS_A_MINUTE_BY_ADDRESS * scale);
  const inAll = createMemoryCounter(ROWS_A_MINUTE * scale);
  return (address) => {
    const now = Date.now();
    return byAddress(address, now) === 0 && inAll('', now) === 0;
  };
}

/** Stores enough for an administrator to see what is wrong. Housekeeping deletes it after a week. */
export async function storeUnsigned(
  db: Database,
  notice: Notice,
  { decision, reason }: Verdict,
  from: { readonly httpMethod: string; readonly address: string; readonly answer: string },
): Promise<void> {
  const { MNT_TRANSACTION_ID: requestId = '', MNT_OPERATION_ID: operationId = '' } = notice.fields;
  await insertUnsigned(db, {
    requestId: UUID_PATTERN.test(requestId) ? requestId : null,
    command: notice.command,
    httpMethod: from.httpMethod,
    raw: firstBytes(notice.raw),
    remoteAddress: from.address,
    operationId: OPERATION_ID.test(operationId) ? operationId : null,
    decision,
    reason,
    answer: from.answer,
  });
}

/** Drops a character that is cut in two. */
function firstBytes(text: string): string {
  return Buffer.from(text)
    .subarray(0, BYTES_KEPT)
    .toString()
    .replace(/\ufffd+$/, '');
}
