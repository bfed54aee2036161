import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import { staffBeyond } from '#lib/roles/hierarchy.ts';
import type { ProposalFacts, StaffKind } from './kind.ts';
import type { Proposal } from './proposal-dto.ts';
import { propose } from './propose.ts';
import { findOpenAbout } from './repository.ts';
import type { ActivationOrder, EmailOrder, ResetOrder } from './staff-orders.ts';

/** What of a person must not change behind the back of those who decide about their rights. */
const AWAITED = ['staff_role', 'staff_activation'] as const satisfies readonly StaffKind[];

/**
 * Whether somebody holds a staff permission, keeps one, or has one proposed, for themself or for their role, so that their
 * account is worth taking.
 */
export async function isStaff(
  trx: Database,
  { id, role_id: roleId, kept_role_id: keptId, permissions }: LockedPerson,
): Promise<boolean> {
  if (staffBeyond([], permissions).length > 0) return true;
  for (const kind of AWAITED) if (await findOpenAbout(trx, kind, id)) return true;
  for (const role of [roleId, keptId])
    if (role !== null && (await findOpenAbout(trx, 'role_permissions', role))) return true;
  return false;
}

/** Proposes another e-mail for somebody who is staff. They sign in with the former one meanwhile. */
export function proposeEmail(
  trx: Database,
  caller: Caller,
  person: LockedPerson,
  { email, reason }: { readonly email: string; readonly reason: string | null },
): Promise<Proposal> {
  const order: EmailOrder = { email, from: person.email };
  const details = [{ field: 'email', before: person.email, after: email }];
  return proposeAbout(trx, caller, person, { kind: 'staff_email', reason, facts: { details, order } });
}

/** Proposes to let somebody sign in again who holds staff permissions then. */
export function proposeActivation(
  trx: Database,
  caller: Caller,
  person: LockedPerson,
  reason: string | null,
): Promise<Proposal> {
  const order: ActivationOrder = { role_id: person.role_id };
  const details = [
    { field: 'activity', before: 'false', after: 'true' },
    ...staffBeyond([], person.permissions).map((permission) => ({
      field: 'permission',
      before: null,
      after: permission,
    })),
  ];
  return proposeAbout(trx, caller, person, { kind: 'staff_activation', reason, facts: { details, order } });
}

/** Proposes to take away the second factors of somebody who has lost them. */
export function proposeFactorReset(
  trx: Database,
  caller: Caller,
  person: LockedPerson,
  reason: string,
): Promise<Proposal> {
  const order: ResetOrder = { email: person.email };
  return proposeAbout(trx, caller, person, { kind: 'factor_reset', reason, facts: { order } });
}

/** Whoever changes staff holds what they hold (product §19.1). */
function proposeAbout(
  trx: Database,
  caller: Caller,
  { id, permissions }: LockedPerson,
  {
    facts,
    ...order
  }: { readonly kind: StaffKind; readonly reason: string | null; readonly facts: ProposalFacts },
): Promise<Proposal> {
  const needs = staffBeyond([], permissions);
  return propose(trx, caller, { person: { id } }, { ...order, subject: id, facts: { ...facts, needs } });
}
