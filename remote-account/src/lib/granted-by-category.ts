import {
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  type Permission,
  type PermissionCategory,
} from '@cabinet/access/permissions';

interface GrantedCategory {
  readonly category: PermissionCategory;
  readonly names: readonly string[];
}

/** What permissions allow, in human words; categories without any are left out. */
export function grantedByCategory(permissions: readonly Permission[]): readonly GrantedCategory[] {
  return PERMISSION_CATEGORIES.map((category) => ({
    category,
    names: permissions
      .map((permission) => PERMISSION_DEFINITIONS[permission])
      .filter((definition) => definition.category === category)
      .map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}
