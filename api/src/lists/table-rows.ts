import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { FoundRows, PageOrder } from './define-list.ts';
import type { Order } from './query.ts';

/** A list whose rows one query finds: its filtered rows, the columns that a row has, and the name of its id in SQL. */
interface Table<DB, Tables extends keyof DB, Row, Item> {
  from: SelectQueryBuilder<DB, Tables, object>;
  select: (from: SelectQueryBuilder<DB, Tables, object>) => SelectQueryBuilder<DB, Tables, Row>;
  id: string;
  toItem: (row: Row) => Item;
}

/** Rows without a value last, where there are such rows; of any other column `nulls last` would hide its index. */
export function inOrder({ column, direction, isNullable }: Order, id: string): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const nulls = isNullable ? sql`nulls last` : sql``;
  return sql`${sql.ref(column)} ${way} ${nulls}, ${sql.ref(id)} ${way}`;
}

/** Pages with numbers and the count of the rows, for lists of up to some hundred thousand. */
export function tableRows<DB, Tables extends keyof DB, Row extends { id: string }, Item>({
  from,
  select,
  id,
  toItem,
}: Table<DB, Tables, Row, Item>): FoundRows<Row, Item, object> {
  const key = sql.ref<string>(id);
  return {
    toItem,
    readPage({ limit, offset, ...order }: PageOrder) {
      const ordered = inOrder(order, id);
      if (offset === 0) return select(from).orderBy(ordered).limit(limit).execute();
      // Rows that are passed over are only counted: what a row shows is read for those of the page.
      const page = from.select(key.as('id')).orderBy(ordered).limit(limit).offset(offset);
      return select(from.where(sql<SqlBool>`${key} in (${page})`))
        .orderBy(ordered)
        .execute();
    },
    /** The newest first, by id: one page in memory, no row twice, none missed. */
    readAfter: (after, limit) =>
      select(after ? from.where(sql<SqlBool>`${key} < ${after.id}`) : from)
        .orderBy(sql`${key} desc`)
        .limit(limit)
        .execute(),
    readTotals: () =>
      from.select(sql`count(*)::integer`.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow(),
  };
}
