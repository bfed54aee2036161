import { splitPermissions } from '@cabinet/kernel/core/model-access';
import { PERMISSION_CATEGORIES, PERMISSION_DEFINITIONS, PERMISSIONS } from '@cabinet/kernel/core/permissions';
import { plural } from '@cabinet/kernel/core/text';
import type { OwnPermissions } from '../api/own-permissions.ts';

/** A permission as a person reads it. */
export interface NamedPermission {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

const NO_NAMES: OwnPermissions = new Map();
const UNNAMED = { name: 'Другое разрешение', category: 'Другие' } as const;

/** What a role grants beside model access, in the order of the role editor; what only the database knows comes last. */
export function namedPermissions(
  permissions: readonly string[],
  own: OwnPermissions = NO_NAMES,
): readonly NamedPermission[] {
  const { fixed, other } = splitPermissions(permissions);
  const known = PERMISSIONS.filter((id) => fixed.includes(id));
  return [
    ...known.map((id) => ({ id, ...PERMISSION_DEFINITIONS[id] })),
    ...other.map((id) => ({ id, ...(own.get(id) ?? UNNAMED) })),
  ].map(({ id, name, category }) => ({ id, name, category }));
}

/** The categories that these permissions are of, in the order of the role editor. */
export function categoriesOf(permissions: readonly NamedPermission[]): readonly string[] {
  const used = new Set(permissions.map(({ category }) => category));
  const known = PERMISSION_CATEGORIES.filter((category) => used.delete(category));
  return [...known, ...used];
}

export const peopleText = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;

export const grantsText = (count: number) => `${count} ${plural(count, 'право', 'права', 'прав')}`;
