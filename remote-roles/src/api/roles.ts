import { type Body, type Data, del, get, post, put, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** A role with what it grants. */
export type Role = Data<'GET roles/{id}'>;
export type RolePage = Data<'GET roles'>;
/** A role that was just saved, with what that changed, and what of it waits for a second person. */
export type SavedRole = Data<'PUT roles/{id}'>;

/** Whose roles: the service's own, or those of a company. */
export type RoleScope =
  | { readonly kind: 'global' }
  | { readonly kind: 'company'; readonly companyId: string };

const RESOURCE = 'roles';

export const roleKeys = {
  list: () => [RESOURCE, 'list'] as const,
  of: (scope: RoleScope) => [RESOURCE, 'of', scope] as const,
  detail: (id: string) => [RESOURCE, 'detail', id] as const,
};

const CHANGING: readonly unknown[] = [RESOURCE, 'company-roles', 'proposals'];

/** Every list of roles and every role, also the roles that the company's screens keep, and what of a change is proposed. */
function refreshRoles(): void {
  void mutate((key) => Array.isArray(key) && CHANGING.includes(key[0]));
}

/** A page of all roles, for the list of administrators. */
export function fetchRoles(params: QueryParams): Promise<RolePage> {
  return get('roles', { rawQuery: params });
}

function fetchRolesOf(scope: RoleScope): Promise<readonly Role[]> {
  return scope.kind === 'global'
    ? get('roles/global')
    : get('roles/company/{id}', { path: { id: scope.companyId } });
}

/** The roles of a scope, all of them; nothing is asked without one. */
export function useRolesOf(scope: RoleScope | null) {
  return useSWR(scope === null ? null : roleKeys.of(scope), ([, , of]) => fetchRolesOf(of), {
    revalidateOnFocus: false,
  });
}

export function fetchRole(id: string): Promise<Role> {
  return get('roles/{id}', { path: { id } });
}

/** One role, asked anew whenever a screen opens: it is edited, and others may have saved it. Nothing is asked without an id. */
export function useRole(id: string | null) {
  return useSWR(id === null ? null : roleKeys.detail(id), ([, , of]) => fetchRole(of), {
    revalidateOnFocus: false,
    dedupingInterval: 0,
  });
}

export async function createRole(
  scope: RoleScope,
  body: Body<'POST roles'>,
  idempotencyKey: string,
): Promise<SavedRole> {
  const role =
    scope.kind === 'global'
      ? await post('roles', { body, idempotencyKey })
      : await post('company/{id}/roles', { path: { id: scope.companyId }, body, idempotencyKey });
  refreshRoles();
  return role;
}

/** Saves a role; RES.002 when somebody else has saved it since `version`. */
export function saveRole(id: string, body: Body<'PUT roles/{id}'>): Promise<SavedRole> {
  // A refusal may say that another change waits for a second person.
  return put('roles/{id}', { path: { id }, body }).finally(refreshRoles);
}

/** Deletes a role; its people get `moveTo` first, without which a role that is in use stays. */
export async function deleteRole(id: string, moveTo?: string): Promise<{ readonly moved: number }> {
  try {
    return await del('roles/{id}', { path: { id }, ...(moveTo !== undefined && { query: { moveTo } }) });
  } finally {
    // A refusal says that the role is not what the page knows of it.
    refreshRoles();
  }
}
