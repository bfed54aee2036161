import type { TSchema } from 'typebox';
import type { Access } from '../../context.ts';
import { errorResponses, responses } from '../../plugins/envelope.ts';
import { TableFile } from './send-table.ts';

/** A list over HTTP: its address, whose rows it shows, and who may see them. Its export is at `…/export`. */
export type ListRoute<Scope> = { path: string; scope: Scope; access: Access; summary: string };

const CODES = ['AUTH.001', 'AUTH.002', 'AUTH.003', 'AUTH.007', 'VAL.003'] as const;

/** What a route that answers with a page of a list declares. */
export function listOptions<Query extends TSchema, Data extends TSchema>(
  tag: string,
  { access, summary }: ListRoute<unknown>,
  querystring: Query,
  data: Data,
) {
  return {
    config: { access },
    schema: { tags: [tag], summary, querystring, response: responses(data, ...CODES) },
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
      response: { 200: TableFile, ...errorResponses(...CODES, 'VAL.004') },
    },
  };
}
