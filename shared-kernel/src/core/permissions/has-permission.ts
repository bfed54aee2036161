/**
 * Whether the permission itself is in the list. There are no wildcards and no implied rights (product §6.2). Without a
 * list (a signed-out visitor) nothing passes, and a permission that nobody has heard of is held by nobody.
 */
export function hasPermission(held: readonly string[] | null | undefined, permission: string): boolean {
  return held?.includes(permission) ?? false;
}
