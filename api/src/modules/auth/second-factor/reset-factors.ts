import type { Database } from '#db/index.ts';
import type { Actor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { factorsOf, forgetFactors } from '#lib/second-factors/index.ts';
import type { SecondFactor } from '#lib/second-factors/schemas.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import { factorsResetLetter } from './letters.ts';

/** What a reset has taken away. */
export interface FactorsReset {
  readonly factors: readonly SecondFactor[];
  readonly endedSessions: number;
}

/**
 * Lets somebody who has lost all their factors in with the password alone (product §12.9): the factors, the sign-ins that wait
 * for one, all sessions and with them their windows end, the password stays, and a letter tells the person. Call it with the
 * user's row locked. Undefined where there is no factor: nothing is changed then.
 */
export async function resetFactors(
  trx: Database,
  person: { readonly id: string; readonly email: string; readonly display_name: string },
  {
    by,
    cabinetOrigin,
    facts = {},
  }: {
    readonly by: Actor;
    readonly cabinetOrigin: string;
    /** What the row of the log says besides. */
    readonly facts?: { readonly proposal_id?: string; readonly confirmed_by?: string };
  },
): Promise<FactorsReset | undefined> {
  const factors = await factorsOf(trx, person.id);
  if (factors.length === 0) return undefined;
  await forgetFactors(trx, person.id);
  const endedSessions = await revokeUserSessions(trx, { userId: person.id, reason: 'factors reset' });
  await recordAudit(trx, {
    by,
    action: 'user.factors_reset',
    entityType: 'user',
    entityId: person.id,
    before: { factors },
    after: { ended_sessions: endedSessions, ...facts },
  });
  await enqueueLetter(trx, factorsResetLetter(person, cabinetOrigin));
  return { factors, endedSessions };
}
