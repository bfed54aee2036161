import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import { type Filters, type Query, textOf } from './filters.ts';
import { SearchField } from './query.ts';

/** What the address of a request asks for. */
export interface Asked<Values> {
  /** The filters that are set, by name. */
  readonly values: Partial<Values>;
  /** The text to look for. */
  readonly q: string | undefined;
  /** The condition of all filters that name a column. */
  readonly where: RawBuilder<SqlBool>;
}

/**
 * The fields of a list's filters and of its search. The list's query has them, and so has whatever is done to all that
 * it shows.
 *
 * @param search what a text is looked for in, for the API's document; null for a list without a search
 */
export function filterFields<Values>(
  filters: Filters<Values>,
  search: string | null,
): Record<string, TSchema> {
  const fields: Record<string, TSchema> = {};
  for (const name in filters) Object.assign(fields, filters[name].fields(name));
  return search === null ? fields : { ...fields, q: Type.Optional({ ...SearchField, description: search }) };
}

/** Reads these fields from a query. */
export function readAsked<Values>(filters: Filters<Values>, query: Query): Asked<Values> {
  const values: Partial<Values> = {};
  const conditions: RawBuilder<SqlBool>[] = [];
  for (const name in filters) {
    const read = filters[name].read(query, name);
    if (read.value !== undefined) values[name] = read.value;
    conditions.push(...read.conditions);
  }
  const q = textOf(query, 'q')?.trim() || undefined;
  const where =
    conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  return { values, q, where };
}
