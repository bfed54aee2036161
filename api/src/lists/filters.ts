import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import { choiceOf, MoneyField, UuidField } from '#lib/fields.ts';
import { MomentField, type Range, readAmounts, readPeriod, readSet } from './query.ts';

export type Condition = RawBuilder<SqlBool>;

/** The query of the address, as far as the schema lets it through. */
export type Query = Readonly<Record<string, unknown>>;

/** A filter of a list: its names in the address, and how its value is read. With a column it also narrows the rows. */
export interface Filter<Value> {
  readonly fields: (name: string) => Record<string, TSchema>;
  readonly read: (
    query: Query,
    name: string,
  ) => { readonly value: Value | undefined; readonly conditions: Condition[] };
}

/** The filters of a list, by name. */
export type Filters<Values> = { [Name in keyof Values]: Filter<Values[Name]> };

/** One or several values of a set, such as `status=paid,failed`. */
export function setOf<Value extends string>(values: readonly Value[], column?: string): Filter<Value[]> {
  return {
    fields: (name) => ({
      [name]: Type.Optional(Type.String({ description: 'One or several, comma separated' })),
    }),
    read(query, name) {
      const value = readSet(name, textOf(query, name), values);
      return { value, conditions: value ? on(column, (at) => sql`${at} in (${sql.join(value)})`) : [] };
    },
  };
}

/** One value of a set. `message` tells a person which values there are. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  message: string,
  column?: string,
): Filter<Value> {
  const field = Type.Optional(choiceOf(values, { 'x-error': { code: 'VAL.003', message } }));
  return {
    fields: (name) => ({ [name]: field }),
    read(query, name) {
      const text = textOf(query, name);
      return equalTo(
        values.find((value) => value === text),
        column,
      );
    },
  };
}

/** Yes or no: `active=` and `active=true`, or `active=false`. */
export function flag(column?: string): Filter<boolean> {
  const error = { code: 'VAL.003', message: 'Значение — true или false' } as const;
  const field = Type.Optional(choiceOf(['', 'true', 'false'], { 'x-error': error }));
  return {
    fields: (name) => ({ [name]: field }),
    read(query, name) {
      const value = textOf(query, name);
      return equalTo(value === undefined ? undefined : value !== 'false', column);
    },
  };
}

/** An id. */
export function id(column?: string): Filter<string> {
  const field = Type.Optional(UuidField);
  return {
    fields: (name) => ({ [name]: field }),
    read: (query, name) => equalTo(textOf(query, name), column),
  };
}

/** A text that has to be the whole value. An empty one filters nothing. */
export function text(maxLength: number, column?: string): Filter<string> {
  const field = Type.Optional(Type.String({ maxLength }));
  return {
    fields: (name) => ({ [name]: field }),
    read: (query, name) => equalTo(textOf(query, name) || undefined, column),
  };
}

/** Times in `[from, to)`. Those of `signed_in` are named `signed_in_from` and `signed_in_to`. */
export function period(column?: string, of?: string): Filter<Range<Date>> {
  const names = endNames(of);
  const field = Type.Optional(MomentField);
  return {
    fields: () => Object.fromEntries(names.map((name) => [name, field])),
    read(query) {
      const range = readPeriod(endsOf(query, names), names);
      const conditions = [
        ...(range.from ? on(column, (at) => sql`${at} >= ${range.from}`) : []),
        ...(range.to ? on(column, (at) => sql`${at} < ${range.to}`) : []),
      ];
      return { value: ifSet(range), conditions };
    },
  };
}

/** Sums between `amount_from` and `amount_to`, both ends included. */
export function amounts(of: string, column?: string): Filter<Range<string>> {
  const names = endNames(of);
  const field = Type.Optional(MoneyField);
  return {
    fields: () => Object.fromEntries(names.map((name) => [name, field])),
    read(query) {
      const range = readAmounts(endsOf(query, names), names);
      const conditions = [
        ...(range.from === undefined ? [] : on(column, (at) => sql`${at} >= ${range.from}`)),
        ...(range.to === undefined ? [] : on(column, (at) => sql`${at} <= ${range.to}`)),
      ];
      return { value: ifSet(range), conditions };
    },
  };
}

export function textOf(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
}

/** A range without ends is no filter. */
function ifSet<End>(range: Range<End>): Range<End> | undefined {
  return range.from === undefined && range.to === undefined ? undefined : range;
}

function endNames(of: string | undefined): readonly [from: string, to: string] {
  return of === undefined ? ['from', 'to'] : [`${of}_from`, `${of}_to`];
}

function endsOf(query: Query, [from, to]: readonly [string, string]): Range<string> {
  return { from: textOf(query, from), to: textOf(query, to) };
}

function equalTo<Value extends string | boolean>(value: Value | undefined, column: string | undefined) {
  return { value, conditions: value === undefined ? [] : on(column, (at) => sql`${at} = ${value}`) };
}

/** A list that builds its own SQL names no column. */
function on(column: string | undefined, condition: (at: RawBuilder<unknown>) => Condition): Condition[] {
  return column === undefined ? [] : [condition(sql.ref(column))];
}
