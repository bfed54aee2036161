import { type ErrorCode, PAGE_LIMIT_DEFAULT } from '@cabinet/kernel/core/contract';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Database } from '#db/index.ts';
import type { Reading } from '#lib/audit/readings.ts';
import { errorResponses, responses, success } from '#lib/envelope.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type Asked, filterFields, readAsked } from './asked.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import {
  type Column,
  eachRow,
  FormatField,
  type HeaderSink,
  sendTable,
  TableFile,
} from './export/send-table.ts';
import { type Filters, type Query, textOf } from './filters.ts';
import { listSchema, type Order, PAGE_QUERY, readPage, readSort, type Sorts } from './query.ts';
import type { ListRoute } from './scopes.ts';

/** Who reads a list, and whose rows. `params` are the parameters of its address, `/company/:id/users`. */
export interface ListReader<Scope> {
  readonly db: Database;
  readonly session: Session;
  readonly scope: Scope;
  readonly params: Query;
}

/** One page in its order: behind a cursor where the list has one, otherwise behind so many rows. */
export interface PageOrder extends Order {
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | undefined;
}

/** The rows that somebody asked for. */
export interface FoundRows<Row, Item, Totals> {
  readonly readPage: (order: PageOrder) => Promise<Row[]>;
  /** Reads the rows behind one, in the order of an export; the first page without one. */
  readonly readAfter: (row: Row | undefined, limit: number) => Promise<Row[]>;
  /** Counts all rows and adds up their sums. */
  readonly readTotals: () => Promise<Totals & { readonly total: number }>;
  /** Counts for a file that may be too long, where `total` does not count all rows. */
  readonly countAll?: () => Promise<number>;
  readonly toItem: (row: Row) => Item;
  /** All rows are the reader's own, where the scope does not say so: a file of them leaves nothing in the audit log. */
  readonly isOwn?: () => Promise<boolean>;
}

interface ListDeclaration<
  Scope extends string,
  Values,
  Row,
  Item extends TSchema,
  Totals extends Record<string, TSchema>,
> {
  /** The chapter of the API's document. */
  readonly tag: string;
  /** The parameters of its addresses, if they have any. */
  readonly params?: TObject;
  readonly routes: readonly ListRoute<Scope>[];
  readonly item: Item;
  /** What the answer says about the whole filter, beside `total`. */
  readonly totals?: Totals;
  /**
   * What a typed text is looked for in, for the API's document; null where the list has no search. All have one rule:
   * beginnings of words in any order, numbers and sums (docs/decisions/0146).
   */
  readonly search: string | null;
  readonly filters: Filters<Values>;
  /**
   * The fields by which the list can be sorted, each with its column. Without an order it is sorted by the first one,
   * the newest first.
   */
  readonly sorts: Sorts;
  /** For millions of rows. Pages also follow a cursor, so that a page costs the same at any depth. */
  readonly cursor?: (row: Row) => Position;
  readonly find: (
    reader: ListReader<Scope>,
    asked: Asked<Values>,
  ) => Promise<FoundRows<Row, Static<Item>, Static<TObject<Totals>>>>;
  /** The file that its `…/export` saves. Without it the list has none. */
  readonly file?: {
    readonly sheet: string;
    readonly name: string;
    readonly columns: readonly Column<Static<Item>>[];
    /** What a file of each scope leaves in the audit log, or why nothing (product §19.6). */
    readonly reading: Readonly<Record<NoInfer<Scope>, Reading>>;
    /** An address that also answers with the file, to a POST whose body says what to save. */
    readonly postedTo?: string;
  };
  /** How many rows a page has where the address does not say; 20 without it. */
  readonly pageSize?: number;
}

const EXPORT_PAGE = 1000;

/**
 * A list of the API from one declaration: its routes with their exports, the query and the answer of each as schemas,
 * the reading of the query, pages, order and totals. Register it like any module.
 */
export function defineList<
  Scope extends string,
  Values,
  Row,
  Item extends TSchema,
  Totals extends Record<string, TSchema> = Record<never, TSchema>,
>(list: ListDeclaration<Scope, Values, Row, Item, Totals>): ApiModule {
  const filters = filterFields(list.filters, list.search);
  const pageQuery = Type.Object({ ...PAGE_QUERY, ...(list.cursor ? CURSOR_QUERY : {}), ...filters });
  const exportQuery = Type.Object({ ...filters, format: FormatField });
  const exportBody = Type.Object({ ...filters, format: Type.Optional(FormatField) });
  const data: TSchema = listSchema(list.item, list.totals ?? {});
  const params: TObject = list.params ?? Type.Object({});
  // The address then names whose rows they are. These may be nobody's, or none of the reader's business.
  const refusals: ErrorCode[] = list.params ? ['AUTH.003', 'RES.001'] : ['AUTH.003'];

  async function readList(reader: ListReader<Scope>, query: Static<typeof pageQuery>) {
    const { page, limit, offset } = readPage({
      ...query,
      limit: query.limit ?? list.pageSize ?? PAGE_LIMIT_DEFAULT,
    });
    const order = readSort(query.sort, list.sorts);
    const cursor = textOf(query, 'cursor');
    const after = cursor ? decodeCursor(cursor) : undefined;
    const found = await list.find(reader, readAsked(list.filters, query));
    const [rows, { total, ...totals }] = await Promise.all([
      found.readPage({ ...order, limit: list.cursor ? limit + 1 : limit, offset: after ? 0 : offset, after }),
      found.readTotals(),
    ]);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const next_cursor = list.cursor && last ? encodeCursor(list.cursor(last)) : null;
    return { items: shown.map(found.toItem), total, page, limit, next_cursor, ...totals };
  }

  return async (app) => {
    const { db } = app.context.connection;
    for (const { path, scope, access, summary } of list.routes) {
      app.get(
        path,
        {
          config: { access, reads: 'replica' },
          schema: {
            tags: [list.tag],
            summary,
            params,
            querystring: pageQuery,
            response: responses(data, ...refusals),
          },
        },
        async (request) => {
          const reader = { db, session: sessionOf(request), scope, params: request.params };
          return success(await readList(reader, request.query));
        },
      );
      const { file } = list;
      if (!file) continue;
      const fileConfig = { access, reads: 'replica', reading: file.reading[scope] } as const;
      const fileSchema = {
        tags: [list.tag],
        summary: `${summary} as CSV or XLSX`,
        params,
        response: { 200: TableFile, ...errorResponses(...refusals) },
      };
      const sendFile = async (
        request: Pick<FastifyRequest, 'fileRead'>,
        reply: HeaderSink,
        reader: ListReader<Scope>,
        { format, ...asked }: Static<typeof exportQuery>,
      ) => {
        const found = await list.find(reader, readAsked(list.filters, asked));
        const read = { format, filters: picked(asked, Object.keys(filters)), rows: 0 };
        if (!(await found.isOwn?.())) request.fileRead = read;
        const toItem = (row: Row) => {
          read.rows += 1;
          return found.toItem(row);
        };
        return sendTable(reply, {
          ...file,
          asked,
          format,
          rows: eachRow(EXPORT_PAGE, found.readAfter, toItem),
          countRows: found.countAll ?? (async () => (await found.readTotals()).total),
        });
      };
      app.get(
        `${path}/export`,
        { config: fileConfig, schema: { ...fileSchema, querystring: exportQuery } },
        async (request, reply) => {
          const reader = { db, session: sessionOf(request), scope, params: request.params };
          return sendFile(request, reply, reader, request.query);
        },
      );
      if (file.postedTo === undefined) continue;
      app.post(
        file.postedTo,
        {
          config: { ...fileConfig, confirms: false },
          schema: { ...fileSchema, body: exportBody },
          // A call without a body asks for everything, and for what a list's file is without a word.
          preValidation: async (request) => {
            request.body ??= {};
          },
        },
        async (request, reply) => {
          const reader = { db, session: sessionOf(request), scope, params: request.params };
          return sendFile(request, reply, reader, { format: 'csv', ...request.body });
        },
      );
    }
  };
}

const CURSOR_QUERY = {
  cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next_cursor` of the page before' })),
};

/** The values of these names; whatever else an address says is none of the list's. */
const picked = (query: Query, names: readonly string[]): Query =>
  Object.fromEntries(names.flatMap((name) => (name in query ? [[name, query[name]]] : [])));
