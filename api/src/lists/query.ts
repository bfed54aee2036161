import { DAY_MS, isCalendarDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@cabinet/kernel/core/contract';
import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import { type TSchema, Type } from 'typebox';
import { badField } from '#lib/api-error.ts';
import { NullableText, named } from '#lib/fields.ts';

/** The query that every list understands. A module adds its own filters. */
export const PAGE_QUERY = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_LIMIT_MAX })),
  sort: Type.Optional(Type.String({ maxLength: 40 })),
};

/** A point in time, or a whole day of the cabinet's calendar. */
export const MomentField = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}([T ].{4,30})?$',
  'x-error': { code: 'VAL.003', message: 'Дата указана неверно' },
});

export const SearchField = Type.String({
  maxLength: 200,
  'x-error': { code: 'VAL.003', message: 'Слишком длинный запрос' },
});

export function listSchema<Item extends TSchema, More extends Record<string, TSchema>>(
  item: Item,
  more: More,
) {
  return named('title' in item ? `${item.title}Page` : undefined, {
    items: Type.Array(item),
    total: Type.Integer(),
    page: Type.Integer(),
    limit: Type.Integer(),
    next_cursor: NullableText,
    ...more,
  });
}

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

export function readPage({
  page = 1,
  limit = PAGE_LIMIT_DEFAULT,
}: {
  readonly page?: number;
  readonly limit?: number;
}): Page {
  return { page, limit, offset: (page - 1) * limit };
}

/**
 * The fields of a list, each with its column. Rows without a value come last in both directions where the column says
 * that it has such rows. For any other column one index serves both directions.
 */
export type Sorts = Readonly<Record<string, string | { readonly nullable: string }>>;

export interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly isNullable: boolean;
}

/**
 * Reads an order. `-created_at` means the newest first, and a field by which the list cannot be sorted is a bad value.
 * Without a value it is the first field, descending.
 */
export function readSort(text: string | undefined, sorts: Sorts): Order {
  const asked = text || `-${Object.keys(sorts)[0] ?? ''}`;
  const field = asked.replace(/^-/, '');
  const sort = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (sort === undefined) throw badField('sort', 'По этому полю нельзя сортировать');
  const isNullable = typeof sort === 'object';
  return {
    column: isNullable ? sort.nullable : sort,
    direction: asked.startsWith('-') ? 'desc' : 'asc',
    isNullable,
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface Range<End> {
  readonly from: End | undefined;
  readonly to: End | undefined;
}

/**
 * Reads a period `[from, to)`. A `to` that is a day includes that day. `names` are those of the query, for its errors.
 */
export function readPeriod(
  { from, to }: Partial<Range<string>>,
  names: readonly [string, string] = ['from', 'to'],
): Range<Date> {
  const start = readMoment(names[0], from);
  const end = readMoment(names[1], to);
  const isDay = end !== undefined && to !== undefined && DAY.test(to);
  const until = isDay ? new Date(end.getTime() + DAY_MS) : end;
  const length = start !== undefined && until !== undefined ? until.getTime() - start.getTime() : undefined;
  if (length !== undefined && (isDay ? length <= 0 : length < 0))
    throw badField(names[0], 'Начало периода позже его конца');
  return { from: start, to: until };
}

function readMoment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const moment = DAY.test(text) ? startOfMoscowDay(text) : new Date(text);
  if (!isWithinReach(moment) || !isCalendarDay(text.slice(0, 10)))
    throw badField(name, 'Дата указана неверно');
  return moment;
}

/** No calendar of the cabinet goes further, and at its ends the database and JavaScript write years differently. */
const FIRST_MOMENT = Date.UTC(1900, 0, 1);
const LAST_MOMENT = Date.UTC(2999, 11, 31);

export function isWithinReach(moment: Date): boolean {
  return moment.getTime() >= FIRST_MOMENT && moment.getTime() <= LAST_MOMENT;
}

/** A range of sums whose ends are the right way round. */
export function readAmounts(range: Range<string>, [first]: readonly [string, string]): Range<string> {
  const { from, to } = range;
  if (from !== undefined && to !== undefined && compareMoney(fromWire(from), fromWire(to)) > 0)
    throw badField(first, 'Сумма «от» больше суммы «до»');
  return range;
}

/** Reads several values of a set in one query parameter, such as `status=paid,failed`. */
export function readSet<Value extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly Value[],
): Value[] | undefined {
  if (text === undefined || text === '') return undefined;
  const values = text.split(',').map((part) => {
    const value = allowed.find((candidate) => candidate === part.trim());
    if (value === undefined) throw badField(name, 'Неизвестное значение фильтра');
    return value;
  });
  return [...new Set(values)];
}
