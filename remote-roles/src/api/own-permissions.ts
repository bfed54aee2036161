import { splitPermissions } from '@cabinet/access/permissions';
import { usePermission } from '@cabinet/kernel/session';
import { useMemo } from 'react';
import { usePermissions } from './permissions.ts';

/** What a person reads about permissions that only the database knows, by id. */
export type OwnPermissions = ReadonlyMap<string, { readonly name: string; readonly category: string }>;

/** Their names, asked for where a role holds one and the reader may know them. */
export function useOwnPermissions(
  roles: readonly { readonly permissions: readonly string[] }[],
): OwnPermissions {
  const mayRead = usePermission('permission:manage');
  const isWanted = mayRead && roles.some(({ permissions }) => splitPermissions(permissions).other.length > 0);
  const { data } = usePermissions(isWanted);
  return useMemo(() => new Map(data?.map((permission) => [permission.id, permission])), [data]);
}
