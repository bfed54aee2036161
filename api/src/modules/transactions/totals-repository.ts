import { DAY_MS, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { fromWire, subtractMoney, sumMoney, toWire } from '@cabinet/kernel/core/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { readOpenFrom } from '#lib/ledger/index.ts';
import { EITHER } from './filter.ts';
import {
  all,
  type Branch,
  branchCondition,
  rowCondition,
  type TransactionFilter,
  typeCondition,
} from './filter-repository.ts';
import { allOf, foundCondition, isOfPostings } from './found-repository.ts';

export interface Totals {
  readonly count: number;
  readonly in: string;
  readonly out: string;
  readonly net: string;
}

/** The sums of a filter, in all and by payer. */
export type FilterTotals = Totals & { readonly of: (payerId: string) => Totals };

interface Row {
  readonly payer_id: string | null;
  readonly amount_in: string;
  readonly amount_out: string;
  readonly postings: number;
}

type Period = Pick<TransactionFilter, 'from' | 'to'>;

/**
 * The count and the sums of a filter. Whole days come from the roll-ups, the two ends of a period from the postings.
 * A sum that was searched is added up from its index.
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
  // Postings without a person are few.
  const isPlain = !branch.isNobody && !(branch.found && isOfPostings(branch.found));
  const parts = isPlain
    ? [rollUp(filter, branch, await daysOf(db, filter, branch)), ...ends(filter, branch)]
    : [fromPostings(filter, branch, filter)];
  const payer = filter.payers === undefined ? sql`null::uuid` : sql`payer_id`;
  const { rows } = await sql<Row>`
    select ${payer} as payer_id, coalesce(sum(amount_in), 0) as amount_in,
      coalesce(sum(amount_out), 0) as amount_out, coalesce(sum(postings), 0)::bigint as postings
    from (${sql.join(parts, sql` union all `)}) parts group by 1`.execute(db);
  return rows;
}

/** The roll-up of a branch. For everybody, the days that are over are added up already. */
async function daysOf(db: Database, { payers }: TransactionFilter, { payerId, userId, found }: Branch) {
  if (userId !== undefined || found?.users) return sql`ledger_user_days`;
  if (payerId !== undefined || payers !== undefined || found?.payers) return sql`ledger_payer_days`;
  const openFrom = await readOpenFrom(db);
  const columns = sql`day, type, model_id, amount_in, amount_out, postings`;
  return sql`(
    select null::uuid as payer_id, ${columns} from ledger_days where day < ${openFrom}::date
    union all select payer_id, ${columns} from ledger_payer_days where day >= ${openFrom}::date)`;
}

/** The whole days of the period. */
function rollUp(filter: TransactionFilter, branch: Branch, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const { direction, modelId, types } = filter;
  const { first, after } = wholeDays(filter);
  // As a row comparison it uses the payer's index. A comparison of days would use the index of everybody's days.
  const { payerId } = branch;
  const place = payerId === undefined ? sql`p.day` : sql`(p.payer_id, p.day)`;
  const placeOf = (start: Date) =>
    payerId === undefined
      ? sql`${moscowDay(start)}::date`
      : sql`(${payerId}::uuid, ${moscowDay(start)}::date)`;
  const days = all([
    typeCondition(types),
    ...(payerId === undefined ? [] : [sql`p.payer_id = ${payerId}`]),
    ...(branch.userId === undefined ? [] : [sql`p.user_id = ${branch.userId}`]),
    ...(modelId === undefined ? [] : [sql`p.model_id = ${modelId}`]),
    ...(branch.found ? [foundCondition(branch.found)] : []),
    ...(first ? [sql`${place} >= ${placeOf(first)}`] : []),
    ...(after ? [sql`${place} < ${placeOf(after)}`] : []),
  ]);
  if (direction === undefined)
    return sql`select p.payer_id, p.amount_in, p.amount_out, p.postings from ${table} p where ${days}`;
  // For types of either direction only the postings say how many rows have this direction.
  const mixed = EITHER.filter((type) => !types || types.includes(type));
  const either = fromPostings({ ...filter, types: mixed }, branch, { from: first, to: after });
  const clear = sql.join(EITHER.map((type) => sql.lit(type)));
  return sql`select p.payer_id, p.amount_in, p.amount_out, p.postings from ${table} p where ${days} and p.type not in (${clear})
    union all ${either}`;
}

/** The parts of the period before its first whole day and after its last one. */
function ends(filter: TransactionFilter, branch: Branch): RawBuilder<unknown>[] {
  const { from, to } = filter;
  const { first, after } = wholeDays(filter);
  if (from && to && first && after && first >= after) return [fromPostings(filter, branch, { from, to })];
  return [
    ...(from && first && first > from ? [fromPostings(filter, branch, { from, to: first })] : []),
    ...(to && after && after < to ? [fromPostings(filter, branch, { from: after, to })] : []),
  ];
}

function fromPostings(filter: TransactionFilter, branch: Branch, { from, to }: Period): RawBuilder<unknown> {
  const postings = allOf(
    branch.found,
    (found) =>
      sql`${branchCondition({ ...branch, found })} and ${typeCondition(filter.types)} and ${rowCondition({ ...filter, from, to })}`,
  );
  return sql`select p.payer_id, greatest(p.amount, 0) as amount_in, greatest(-p.amount, 0) as amount_out, 1 as postings
    from ${postings} p`;
}

/** From the start of the first whole day to the end of the last one. It is empty when there is no whole day. */
function wholeDays({ from, to }: Period) {
  const first = from && dayStart(new Date(from.getTime() + DAY_MS - 1));
  const after = to && dayStart(to);
  return { first, after: first && after && after < first ? first : after };
}

function dayStart(moment: Date): Date {
  return startOfMoscowDay(moscowDay(moment));
}
