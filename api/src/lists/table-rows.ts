import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { FoundRows, PageOrder } from './define-list.ts';
import type { Order } from './query.ts';

/** A list whose rows one query finds: the filtered rows, the columns of a row, and the name of its id in SQL. */
interface Table<DB, Tables extends keyof DB, Row, Item> {
  from: SelectQueryBuilder<DB, Tables, object>;
  select: (from: SelectQueryBuilder<DB, Tables, object>) => SelectQueryBuilder<DB, Tables, Row>;
  id: string;
  toItem: (row: Row) => Item;
}

/**
 * Sorts rows without a value last, where there are such rows. For any other column `nulls last` would hide its index.
 * Rows of one value follow each other by id, as `ties` says: where no index sorts, the oldest first is quicker, because
 * most of them lie in that order.
 */
export function inOrder(
  { column, direction, isNullable }: Order,
  id: string,
  ties = direction,
): RawBuilder<unknown> {
  const nulls = isNullable ? sql`nulls last` : sql``;
  return sql`${sql.ref(column)} ${WAYS[direction]} ${nulls}, ${sql.ref(id)} ${WAYS[ties]}`;
}

const WAYS = { asc: sql`asc`, desc: sql`desc` } as const;

/** The ids of one page, for a list that reads by ids what it shows. */
export function pageOfIds<DB, Tables extends keyof DB>(
  from: SelectQueryBuilder<DB, Tables, object>,
  id: string,
  { limit, offset, ...order }: PageOrder,
  ties = order.direction,
) {
  const page = from
    .select(sql.ref<string>(id).as('id'))
    .orderBy(inOrder(order, id, ties))
    .limit(limit);
  return offset === 0 ? page : page.offset(offset);
}

/** Pages with numbers and the count of the rows, for lists of up to some hundred thousand rows. */
export function tableRows<DB, Tables extends keyof DB, Row extends { id: string }, Item>({
  from,
  select,
  id,
  toItem,
}: Table<DB, Tables, Row, Item>): FoundRows<Row, Item, object> {
  const key = sql.ref<string>(id);
  return {
    toItem,
    readPage(order: PageOrder) {
      const ordered = inOrder(order, id);
      if (order.offset === 0) return select(from).orderBy(ordered).limit(order.limit).execute();
      // Rows that are passed over are only counted. What a row shows is read only for the rows of the page.
      return select(from.where(sql<SqlBool>`${key} in (${pageOfIds(from, id, order)})`))
        .orderBy(ordered)
        .execute();
    },
    /** Walks the rows by id, the newest first, with one page in memory, no row twice and none missed. */
    readAfter: (after, limit) =>
      select(after ? from.where(sql<SqlBool>`${key} < ${after.id}`) : from)
        .orderBy(sql`${key} desc`)
        .limit(limit)
        .execute(),
    readTotals: () =>
      from.select(sql`count(*)::integer`.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow(),
  };
}
