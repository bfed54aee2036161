import type { Permission } from '@cabinet/kernel/core/permissions';
import type { Access } from '../context.ts';

/** A list over HTTP: its address, whose rows it shows, and who may see them. Its export is at `…/export`. */
export type ListRoute<Scope> = { path: string; scope: Scope; access: Access; summary: string };

/** One thing that is listed: where, by what name people read it, and what the lists of others ask for. */
type Listed<Own extends string> = {
  path: string;
  noun: string;
  /** The scope and the last segment of one's own list. */
  own: Own;
  permissions: { all: Permission; company: Permission; group: Permission };
};

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
    { path: `${path}/group`, scope: 'group', access: { permission: group }, summary: `My group's ${noun}s` },
  ];
}
