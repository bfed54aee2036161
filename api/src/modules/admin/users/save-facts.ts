import type { Database } from '#db/index.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import { type PersonFacts, updateFacts } from './person-repository.ts';

/** Stores what has changed of a person, with a row of the audit log. */
export async function saveFacts(
  trx: Database,
  caller: Caller,
  person: LockedPerson,
  { email, displayName, phone }: PersonFacts,
  proposalId?: string,
): Promise<void> {
  const before: Record<string, string | null> = {
    email: person.email,
    display_name: person.display_name,
    phone: person.phone,
  };
  const after: Record<string, string | null> = { email, display_name: displayName, phone };
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  await updateFacts(trx, person.id, { email, displayName, phone });
  const pick = (from: typeof after) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  await recordAction(trx, caller, {
    action: 'user.update',
    id: person.id,
    before: pick(before),
    after: { ...pick(after), ...(proposalId !== undefined && { proposal_id: proposalId }) },
  });
}
