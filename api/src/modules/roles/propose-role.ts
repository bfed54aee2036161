import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import { findNewAddress } from '#lib/grants/index.ts';
import { type Proposal, propose, type RoleOrder } from '#lib/proposals/index.ts';
import { neededToGrant } from '#lib/roles/granting.ts';
import { staffBeyond } from '#lib/roles/hierarchy.ts';
import type { RoleRow } from '#lib/roles/repository.ts';

interface Gain {
  /** What whoever proposes it holds. */
  readonly held: readonly string[];
  readonly person: { readonly id: string };
  readonly former: RoleRow;
  readonly role: RoleRow;
  readonly reason: string | null;
}

/**
 * Proposes a role that gives somebody staff permissions. The person keeps the former role meanwhile. Where their address is
 * new the second person reads it, because a name tells nobody whose account it is by now.
 */
export async function proposeRole(
  trx: Database,
  caller: Caller,
  { held, person, former, role, reason }: Gain,
): Promise<Proposal> {
  const order: RoleOrder = {
    role_id: role.id,
    version: role.version,
    from_role_id: former.id,
    from_version: former.version,
  };
  const gained = staffBeyond(former.permissions, role.permissions);
  const needs = [...neededToGrant(held, role.permissions), ...staffBeyond([], former.permissions)];
  const address = await findNewAddress(trx, person.id);
  return propose(
    trx,
    caller,
    { person },
    {
      kind: 'staff_role',
      reason,
      subject: person.id,
      facts: {
        needs: [...new Set(needs)],
        details: [
          { field: 'role', before: former.name, after: role.name },
          ...gained.map((permission) => ({ field: 'permission', before: null, after: permission })),
          ...(address ? [{ field: 'email', before: address.former, after: address.email }] : []),
        ],
        order,
      },
    },
  );
}
