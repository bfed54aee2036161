import { DAY_MS, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { fromWire, subtractMoney, sumMoney, toWire } from '@cabinet/kernel/core/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { EntryKind } from '../../db/schema.ts';
import {
  all,
  type Branch,
  branchCondition,
  postings,
  rowCondition,
  type TransactionFilter,
  typeCondition,
} from './filter.ts';

export type Totals = { count: number; in: string; out: string; net: string };

/** The sums of a filter, and those of each payer that the list is about. */
export type FilterTotals = Totals & { of: (payerId: string) => Totals };

type Row = { payer_id: string | null; amount_in: string; amount_out: string; postings: number };

/** Postings of these types may have either direction. */
const EITHER: readonly EntryKind[] = ['refund', 'adjustment', 'reversal'];

/**
 * How many transactions a filter has and what they come to. Whole days come from the roll-ups that the postings' own
 * transaction keeps, the two ends of a period from the postings; only a text has to be looked for in every row.
 */
export async function readTotals(db: Database, filter: TransactionFilter): Promise<FilterTotals> {
  const rows: Row[] = [];
  if (filter.types?.length !== 0)
    for (const branch of filter.branches) rows.push(...(await branchTotals(db, filter, branch)));
  return {
    ...sumOf(rows),
    of: (payerId) => sumOf(rows.filter(({ payer_id }) => payer_id === payerId)),
  };
}

function sumOf(rows: readonly Row[]): Totals {
  const income = sumMoney(rows.map(({ amount_in }) => fromWire(amount_in)));
  const spent = sumMoney(rows.map(({ amount_out }) => fromWire(amount_out)));
  return {
    count: rows.reduce((count, { postings: of }) => count + of, 0),
    in: toWire(income),
    out: toWire(spent),
    net: toWire(subtractMoney(income, spent)),
  };
}

async function branchTotals(db: Database, filter: TransactionFilter, branch: Branch): Promise<Row[]> {
  // No roll-up knows a text, and what names nobody is little.
  const isPlain = filter.q === undefined && !branch.isNobody;
  const parts = isPlain
    ? [rollUp(filter, branch), ...ends(filter, branch)]
    : [fromPostings(filter, branch, filter)];
  const payer = filter.payers === undefined ? sql`null::uuid` : sql`payer_id`;
  const { rows } = await sql<Row>`
    select ${payer} as payer_id, coalesce(sum(amount_in), 0) as amount_in,
      coalesce(sum(amount_out), 0) as amount_out, coalesce(sum(postings), 0)::bigint as postings
    from (${sql.join(parts, sql` union all `)}) parts group by 1`.execute(db);
  return rows;
}

/** The whole days of the period. */
function rollUp(filter: TransactionFilter, branch: Branch): RawBuilder<unknown> {
  const { direction, modelId, types } = filter;
  const { first, after } = wholeDays(filter);
  // As one place in the payer's own index; the index of days alone would hand over everybody's.
  const { payerId } = branch;
  const place = payerId === undefined ? sql`p.day` : sql`(p.payer_id, p.day)`;
  const placeOf = (day: string) =>
    payerId === undefined ? sql`${day}::date` : sql`(${payerId}::uuid, ${day}::date)`;
  const days = all([
    typeCondition(types),
    ...(payerId === undefined ? [] : [sql`p.payer_id = ${payerId}`]),
    ...(branch.userId === undefined ? [] : [sql`p.user_id = ${branch.userId}`]),
    ...(modelId === undefined ? [] : [sql`p.model_id = ${modelId}`]),
    ...(first === undefined ? [] : [sql`${place} >= ${placeOf(dayOf(first))}`]),
    ...(after === undefined ? [] : [sql`${place} < ${placeOf(dayOf(after))}`]),
  ]);
  const table = branch.userId === undefined ? sql`ledger_payer_days` : sql`ledger_user_days`;
  if (direction === undefined)
    return sql`select p.payer_id, p.amount_in, p.amount_out, p.postings from ${table} p where ${days}`;
  // Only the rows themselves say how many of the mixed types have the direction.
  const either = fromPostings({ ...filter, types: only(types, EITHER) }, branch, {
    from: first === undefined ? undefined : new Date(first),
    to: after === undefined ? undefined : new Date(after),
  });
  const clear = sql.join(EITHER.map((type) => sql.lit(type)));
  return sql`select p.payer_id, p.amount_in, p.amount_out, p.postings from ${table} p where ${days} and p.type not in (${clear})
    union all ${either}`;
}

/** What lies before the first whole day and after the last one. */
function ends(filter: TransactionFilter, branch: Branch): RawBuilder<unknown>[] {
  const { from, to } = filter;
  const { first, after } = wholeDays(filter);
  if (from && to && first !== undefined && after !== undefined && first >= after)
    return [fromPostings(filter, branch, { from, to })];
  return [
    ...(from && first !== undefined && first > from.getTime()
      ? [fromPostings(filter, branch, { from, to: new Date(first) })]
      : []),
    ...(to && after !== undefined && after < to.getTime()
      ? [fromPostings(filter, branch, { from: new Date(after), to })]
      : []),
  ];
}

function fromPostings(
  filter: TransactionFilter,
  branch: Branch,
  { from, to }: Pick<TransactionFilter, 'from' | 'to'>,
): RawBuilder<unknown> {
  return sql`select p.payer_id, greatest(p.amount, 0) as amount_in, greatest(-p.amount, 0) as amount_out, 1 as postings
    from ${postings(filter)}
    where ${branchCondition(branch)} and ${typeCondition(filter.types)} and ${rowCondition({ ...filter, from, to })}`;
}

function only(types: readonly EntryKind[] | undefined, among: readonly EntryKind[]): EntryKind[] {
  return among.filter((type) => !types || types.includes(type));
}

/** From the first day that is whole to the day after the last one, as instants; a period without whole days is empty. */
function wholeDays({ from, to }: Pick<TransactionFilter, 'from' | 'to'>): {
  first: number | undefined;
  after: number | undefined;
} {
  const first = from && dayStart(new Date(from.getTime() + DAY_MS - 1));
  const after = to && dayStart(to);
  return first !== undefined && after !== undefined && after < first
    ? { first, after: first }
    : { first, after };
}

function dayStart(moment: Date): number {
  return startOfMoscowDay(moscowDay(moment)).getTime();
}

function dayOf(instant: number): string {
  return moscowDay(new Date(instant));
}
