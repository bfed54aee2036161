import type { Permission } from '@cabinet/access/permissions';
import type { Access } from '#plugins/context.ts';

/** A list over HTTP: its address, whose rows it shows, and who may see them. Its export is at `…/export`. */
export interface ListRoute<Scope> {
  readonly path: string;
  readonly scope: Scope;
  readonly access: Access;
  readonly summary: string;
}

/** A thing that is listed: its address, its name for people, and the permissions that the lists of others demand. */
interface Listed<Own extends string> {
  readonly path: string;
  readonly noun: string;
  /** The scope and the last segment of one's own list. */
  readonly own: Own;
  readonly permissions: {
    readonly all: Permission;
    readonly company: Permission;
    readonly group: Permission;
  };
}

/** The four lists of one thing: all of it, one's own, one's company's and one's group's. */
export function fourLists<const Own extends string>({
  path,
  noun,
  own,
  permissions,
}: Listed<Own>): ListRoute<'all' | Own | 'company' | 'group'>[] {
  const { all, company, group } = permissions;
  return [
    { path, scope: 'all', access: { permission: all }, summary: `Every ${noun}` },
    { path: `${path}/${own}`, scope: own, access: 'session', summary: `My ${noun}s` },
    {
      path: `${path}/company`,
      scope: 'company',
      access: { permission: company },
      summary: `My company's ${noun}s`,
    },
    {
      path: `${path}/group`,
      scope: 'group',
      access: { permission: group },
      summary: `My group's ${noun}s: all for its owner, their own for a member`,
    },
  ];
}
