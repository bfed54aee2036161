import type { PayerKind } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { actorOf, findLastDeeds, textOf } from '#lib/audit/last-deeds.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';
import { findEnd, type PayerRow } from './repository.ts';
import type { ClosingSchema } from './schemas.ts';

interface End {
  readonly action: AuditAction;
  /** What the row of the log calls the money that was on the account; a company ends only without any. */
  readonly money: string | null;
}

const END: Readonly<Record<PayerKind, End>> = {
  user: { action: 'user.delete', money: 'balance' },
  group: { action: 'group.dissolve', money: 'amount' },
  company: { action: 'company.close', money: null },
};

/** When the payer's holder ended, by whom and why, and what was on the account; null while there is one. */
export async function readClosing(
  db: Database,
  payer: PayerRow,
): Promise<Static<typeof ClosingSchema> | null> {
  const at = payer.is_closed ? await findEnd(db, payer.id) : null;
  if (at === null) return null;
  const { action, money } = END[payer.kind];
  const id = payer.user_id ?? payer.group_id ?? payer.company_id ?? payer.id;
  const [deed] = await findLastDeeds(db, { type: payer.kind, id, actions: [action] });
  if (!deed) return { at: at.toISOString(), by: null, reason: null, amount: null };
  return {
    at: at.toISOString(),
    by: actorOf(deed),
    reason: textOf(deed.after, 'reason'),
    amount: money === null ? '0.00' : textOf(deed.after, money),
  };
}
