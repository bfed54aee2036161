import { type Body, type Data, del, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type PermissionInfo = Data<'GET permissions'>[number];

export const permissionKeys = {
  list: () => ['permissions'] as const,
  calls: () => ['permission-calls'] as const,
};

/** Every permission, also those that only the database knows; nothing is asked without permission:manage. */
export function usePermissions(isAllowed: boolean) {
  return useSWR(isAllowed ? permissionKeys.list() : null, () => get('permissions'), {
    revalidateOnFocus: false,
  });
}

export function useCalls() {
  return useSWR(permissionKeys.calls(), () => get('permissions/calls'), { revalidateOnFocus: false });
}

function refreshPermissions(): void {
  void mutate(permissionKeys.list());
}

export async function createPermission(
  body: Body<'POST permissions'>,
  idempotencyKey: string,
): Promise<PermissionInfo> {
  const permission = await post('permissions', { body, idempotencyKey });
  refreshPermissions();
  return permission;
}

export async function deletePermission(id: string): Promise<void> {
  await del('permissions/{id}', { path: { id } }).finally(refreshPermissions);
}
