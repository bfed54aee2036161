import {
  COMPANY_PERMISSIONS,
  isPermission,
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  PERMISSIONS,
  splitPermissions,
} from '@cabinet/access/permissions';
import { findByWords } from '@cabinet/kernel/core/search';
import type { OwnPermissions } from '../api/own-permissions.ts';

/** A permission as a person reads it. */
export interface ListedPermission {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

export interface PermissionGroup<Item extends ListedPermission = ListedPermission> {
  readonly category: string;
  readonly permissions: readonly Item[];
}

/** Of what nobody knows a name. */
const OTHER = 'Другие';

/** What a person reads for a permission; without a name its id. */
export function permissionName(id: string): string {
  return isPermission(id) ? PERMISSION_DEFINITIONS[id].name : id;
}

/** What a role grants beside model access, in the order of the role editor; what only the database knows comes last. */
export function namedPermissions(
  permissions: readonly string[],
  own?: OwnPermissions,
): readonly ListedPermission[] {
  const { fixed, other } = splitPermissions(permissions);
  return [
    ...PERMISSIONS.filter((id) => fixed.includes(id)).map((id) => ({ id, ...PERMISSION_DEFINITIONS[id] })),
    ...other.map((id) => ({ id, ...(own?.get(id) ?? { name: 'Другое разрешение', category: OTHER }) })),
  ];
}

/**
 * What a role of this scope may grant: what the code knows, what the database knows beside it, and what the role holds of
 * which neither knows a name.
 */
export function listPermissions(
  scope: 'global' | 'company',
  granted: readonly string[],
  more: readonly ListedPermission[] = [],
): ListedPermission[] {
  const known = scope === 'company' ? COMPANY_PERMISSIONS : PERMISSIONS;
  const offered = known.map((id) => ({ id, ...PERMISSION_DEFINITIONS[id] }));
  const custom = scope === 'company' ? [] : more.filter(({ id }) => !isPermission(id));
  const listed: ListedPermission[] = [...offered, ...custom];
  const strange = granted.filter((id) => !listed.some((each) => each.id === id));
  return [...listed, ...strange.map((id) => ({ id, name: permissionName(id), category: OTHER }))];
}

/** By category: those of the product first, in its order. */
export function groupPermissions<Item extends ListedPermission>(
  permissions: readonly Item[],
): PermissionGroup<Item>[] {
  const categories = new Set<string>([
    ...PERMISSION_CATEGORIES,
    ...permissions.map(({ category }) => category),
  ]);
  return [...categories]
    .map((category) => ({ category, permissions: permissions.filter((each) => each.category === category) }))
    .filter((group) => group.permissions.length > 0);
}

/** Those whose name, id or category is found by what was typed. */
export function searchPermissions<Item extends ListedPermission>(
  permissions: readonly Item[],
  typed: string,
): readonly Item[] {
  return findByWords(permissions, typed, ({ id, name, category }) => [name, id, category]);
}
