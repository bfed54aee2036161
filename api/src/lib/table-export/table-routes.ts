import type { Permission } from '@cabinet/kernel/core/permissions';
import type { TSchema } from 'typebox';
import type { Access } from '../../context.ts';
import { errorResponses, responses } from '../envelope.ts';
import { TableFile } from './send-table.ts';

/** A list over HTTP: its address, whose rows it shows, and who may see them. Its export is at `…/export`. */
type ListRoute<Scope> = { path: string; scope: Scope; access: Access; summary: string };

/** One thing that is listed: where, by what name people read it, and what the lists of others ask for. */
type Listed<Own extends string> = {
  path: string;
  noun: string;
  /** The scope and the last segment of one's own list. */
  own: Own;
  permissions: { all: Permission; company: Permission; group: Permission };
};

/** The four lists of one thing: all of it, one's own, one's company's and one's group's. */
export function fourLists<Own extends string>({
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

/** What a route that answers with a page of a list declares. */
export function listOptions<Query extends TSchema, Data extends TSchema>(
  tag: string,
  { access, summary }: ListRoute<unknown>,
  querystring: Query,
  data: Data,
) {
  return {
    config: { access },
    schema: { tags: [tag], summary, querystring, response: responses(data, 'AUTH.003') },
  };
}

/** What a route that answers with the whole of a list as a file declares. */
export function exportOptions<Query extends TSchema>(
  tag: string,
  { access, summary }: ListRoute<unknown>,
  querystring: Query,
) {
  return {
    config: { access },
    schema: {
      tags: [tag],
      summary: `${summary} as CSV or XLSX`,
      querystring,
      response: { 200: TableFile, ...errorResponses('AUTH.003') },
    },
  };
}
