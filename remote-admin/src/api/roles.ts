import { type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { refreshFoundUsers } from './found-users.ts';

/** A role with what it grants. */
export type Role = Data<'GET roles/global'>[number];
/** Who has which role now, and what of a change waits for a second person. */
export type AssignedRole = Data<'POST roles/{id}/assign'>;

/** The company whose roles they are; `null` for the service's own. */
type CompanyId = string | null;

export const roleKeys = { of: (companyId: CompanyId) => ['roles', 'assignable', companyId] as const };

/** The roles of a company, or those of the service. */
export function useRolesOf(companyId: CompanyId) {
  return useSWR(
    roleKeys.of(companyId),
    ([, , id]) => (id === null ? get('roles/global') : get('roles/company/{id}', { path: { id } })),
    { revalidateOnFocus: false },
  );
}

/** Roles count their people, other areas list people by their role, and a role may wait for a second person. */
const COUNTED: readonly unknown[] = ['roles', 'company-roles', 'company-users', 'admin-users', 'proposals'];

function refreshHolders(): void {
  refreshFoundUsers();
  void mutate((key) => Array.isArray(key) && COUNTED.includes(key[0]));
}

interface Holder {
  readonly roleId: string;
  readonly userId: string;
}

/** Gives somebody a role. A refusal says that people or roles are not what the page knows of them. */
export function assignRole({ roleId, userId }: Holder): Promise<AssignedRole> {
  return post('roles/{id}/assign', { path: { id: roleId }, rawBody: { userId } }).finally(refreshHolders);
}

/** Takes a role from somebody, who goes on with the one that everybody of their place has. */
export function removeRole({ roleId, userId }: Holder): Promise<AssignedRole> {
  return post('roles/{id}/remove', { path: { id: roleId }, rawBody: { userId } }).finally(refreshHolders);
}
