import { GUEST_ROLE_ID } from '../permissions/index.ts';

/** The role of visitors: nobody is made one. */
export function isGuestRole(role: { readonly roleId: string }): boolean {
  return role.roleId === GUEST_ROLE_ID;
}
