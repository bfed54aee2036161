import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { FoundRows, PageOrder } from './define-list.ts';

/** A list whose rows one query finds: its filtered rows, the columns that a row has, and the name of its id in SQL. */
type Table<DB, Tables extends keyof DB, Row, Item> = {
  from: SelectQueryBuilder<DB, Tables, object>;
  select: (from: SelectQueryBuilder<DB, Tables, object>) => SelectQueryBuilder<DB, Tables, Row>;
  id: string;
  toItem: (row: Row) => Item;
};

/** Pages with numbers and the count of the rows, for lists of up to some hundred thousand. */
export function tableRows<DB, Tables extends keyof DB, Row extends { id: string }, Item>({
  from,
  select,
  id,
  toItem,
}: Table<DB, Tables, Row, Item>): FoundRows<Row, Item, object> {
  const key = sql.ref(id);
  return {
    toItem,
    readPage({ column, direction, limit, offset }: PageOrder) {
      const way = direction === 'desc' ? sql`desc` : sql`asc`;
      return select(from)
        .orderBy(sql`${sql.ref(column)} ${way} nulls last, ${key} ${way}`)
        .limit(limit)
        .offset(offset)
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
