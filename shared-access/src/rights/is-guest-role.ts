/** The role of visitors: nobody is made one. */
export function isGuestRole(role: { readonly isSystem: boolean; readonly roleName: string }): boolean {
  return role.isSystem && role.roleName === 'Гость';
}
