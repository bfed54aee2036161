import {
  isPermission,
  mayGrant,
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  splitPermissions,
} from '../permissions/index.ts';

/** Permissions of one category in human words. */
export interface PermissionGroup {
  readonly category: string;
  readonly names: readonly string[];
}

/** What a person gains and loses with another role. */
export interface RoleChange {
  readonly gained: readonly PermissionGroup[];
  readonly lost: readonly PermissionGroup[];
  /** Which models may be used, and which not, is said by other rules. */
  readonly hasOtherModels: boolean;
}

/** What grants something: a role. */
export interface Granting {
  readonly permissions: readonly string[];
}

/** What permissions are called that only the database knows, by id. */
export type OwnNames = ReadonlyMap<string, { readonly name: string }>;

/** What permissions allow, by category; of the rules of model access it says nothing. */
export function permissionGroups(
  permissions: readonly string[],
  own: OwnNames = new Map(),
): readonly PermissionGroup[] {
  const { fixed, other } = splitPermissions(permissions);
  const namesOf = (category: string) =>
    fixed
      .map((permission) => PERMISSION_DEFINITIONS[permission])
      .filter((definition) => definition.category === category)
      .map(({ name }) => name);
  return [
    ...PERMISSION_CATEGORIES.map((category) => ({ category, names: namesOf(category) })),
    // Without a name the id is all that a reader can be told.
    { category: 'Другие', names: other.map((id) => own.get(id)?.name ?? id) },
  ].filter(({ names }) => names.length > 0);
}

const modelRules = ({ permissions }: Granting) => splitPermissions(permissions).dynamic.join();

/** What changes for somebody whose role becomes `next`. */
export function roleChange(now: Granting, next: Granting, own: OwnNames = new Map()): RoleChange {
  const without = (one: Granting, other: Granting) =>
    permissionGroups(
      one.permissions.filter((each) => !other.permissions.includes(each)),
      own,
    );
  return {
    gained: without(next, now),
    lost: without(now, next),
    hasOtherModels: modelRules(now) !== modelRules(next),
  };
}

/** Names of what a role grants. */
export function grantedNames({ permissions }: Granting): readonly string[] {
  return permissions.filter(isPermission).map((permission) => PERMISSION_DEFINITIONS[permission].name);
}

/** Names of what a role grants and `held` does not hold: why it cannot be given. */
export function missingNames(role: Granting, held: readonly string[]): readonly string[] {
  return grantedNames({ permissions: role.permissions.filter((each) => !mayGrant(held, each)) });
}
