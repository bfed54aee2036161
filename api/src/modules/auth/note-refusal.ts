import { recordAudit } from '#lib/audit/record-audit.ts';
import type { Context } from '#plugins/context.ts';
import type { Count } from '#plugins/gates/rate-limit.ts';
import type { Caller } from './caller.ts';
import type { Account } from './repository.ts';

interface Refusal {
  readonly account: Account;
  readonly reason: string;
  readonly count: Count;
}

/**
 * Records only the first and the last refused try of each window, so that guessing is visible but fills no disk. It
 * writes after the answer, so that the time of the answer reveals nothing about the e-mail.
 */
export function noteRefusal(
  { connection }: Context,
  caller: Caller,
  { account, reason, count }: Refusal,
): void {
  const isLast = count.hits === count.allowed;
  if (count.hits !== 1 && !isLast) return;
  caller.afterAnswer(() =>
    recordAudit(
      connection.db,
      {
        by: { name: 'visitor' },
        action: 'auth.sign_in_refused',
        entityType: 'user',
        entityId: account.id,
        after: { reason, tries: count.hits, is_limited: isLast },
      },
      caller.origin,
    ),
  );
}
