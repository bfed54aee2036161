import { quoted } from '@cabinet/kernel/core/text';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { type EditOrder, findOpenAbout, type Proposal, propose } from '#lib/proposals/index.ts';
import { neededToGrant } from '#lib/roles/granting.ts';
import { staffBeyond } from '#lib/roles/hierarchy.ts';
import type { RoleRow } from '#lib/roles/repository.ts';
import type { RoleValues } from './repository.ts';

interface Edit {
  /** What whoever proposes it holds. */
  readonly held: readonly string[];
  readonly role: RoleRow;
  readonly values: RoleValues;
}

/** Proposes an edit that gives staff permissions to the people of a role. The role stays as it is meanwhile. */
export function proposeEdit(trx: Database, caller: Caller, { held, role, values }: Edit): Promise<Proposal> {
  const { name, description, permissions } = values;
  const order: EditOrder = { version: role.version, name, description, permissions: [...permissions] };
  const added = permissions.filter((text) => !role.permissions.includes(text));
  const needs = [...neededToGrant(held, added), ...staffBeyond([], role.permissions)];
  return propose(
    trx,
    caller,
    {},
    {
      kind: 'role_permissions',
      reason: null,
      subject: role.id,
      facts: { needs: [...new Set(needs)], title: role.name, details: detailsOf(role, values), order },
    },
  );
}

/** Nobody slips into a role while two people decide what its people get. RES.003 says about which proposal. */
export async function demandNoEdit(trx: Database, { id, name }: RoleRow): Promise<void> {
  const open = await findOpenAbout(trx, 'role_permissions', id);
  if (!open) return;
  throw new ApiError('RES.003', {
    message: `Изменение роли ${quoted(name)} ждёт подтверждения: ${proposalNumber(open.number)}. Пока о нём не решили, роль никому не дают`,
  });
}

/** Whatever the edit does, so that nothing is hidden behind the permissions that need a second person. */
function detailsOf(role: RoleRow, { name, description, permissions }: RoleValues) {
  const added = permissions.filter((text) => !role.permissions.includes(text));
  const removed = role.permissions.filter((text) => !permissions.includes(text));
  return [
    ...(name === role.name ? [] : [{ field: 'name', before: role.name, after: name }]),
    ...(description === role.description
      ? []
      : [{ field: 'description', before: role.description, after: description }]),
    ...added.map((text) => ({ field: 'permission', before: null, after: text })),
    ...removed.map((text) => ({ field: 'permission', before: text, after: null })),
  ];
}
