import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import type { Done, ProposalPlace, ProposalRow, StaffKind } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { confirmRole } from '#modules/roles/assign-role.ts';
import { confirmEdit } from '#modules/roles/save-role.ts';
import { confirmActivation } from '../users/change-activity.ts';
import { confirmEmail } from '../users/move-email.ts';
import { agreeToReset, confirmReset } from '../users/reset-factors.ts';

/** What is known of the end of a kind. `By` is what its confirmation must know of whoever confirms. */
export interface End<By> {
  /** Takes the locks that come before the proposal's own. */
  readonly lock: (trx: Database, place: ProposalPlace) => Promise<unknown>;
  /**
   * Does what was proposed, under these locks and that of the proposal. Everything is checked again, and a refusal
   * leaves the proposal waiting.
   */
  readonly confirm: (trx: Database, by: By, row: ProposalRow) => Promise<Done>;
  /** Takes the second word where a day passes behind it, instead; `confirm` follows by itself. */
  readonly agree?: (trx: Database, by: Caller, row: ProposalRow) => Promise<NonNullable<Done['facts']>>;
}

export type Lock = End<never>['lock'];

/** Whoever changes roles takes their turn first, and ends proposals in it. */
const lockRights: Lock = (trx) => lockHolders(trx, null);

/** The kinds that may take effect by themselves: their author is then the caller. */
export const STAFF_END: Readonly<Record<StaffKind, End<Caller>>> = {
  staff_role: { lock: lockRights, confirm: confirmRole },
  role_permissions: { lock: lockRights, confirm: confirmEdit },
  staff_email: { lock: lockRights, confirm: confirmEmail },
  staff_activation: { lock: lockRights, confirm: confirmActivation },
  factor_reset: { lock: lockRights, confirm: confirmReset, agree: agreeToReset },
};
