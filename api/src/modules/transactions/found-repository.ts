import { type RawBuilder, sql } from 'kysely';

/** Postings that a searched text finds by one of its meanings. Those of one text have no posting in common. */
export interface Found {
  /** Any of these payers, people or models, each named once: one named twice would be added up twice. */
  readonly payers?: readonly string[] | undefined;
  readonly users?: readonly string[] | undefined;
  readonly models?: readonly string[] | undefined;
  /** Another meaning of the text has these already. */
  readonly notPayers?: readonly string[] | undefined;
  readonly notModels?: readonly string[] | undefined;
  /** What only the posting itself says: its number, or its sum. */
  readonly row?: RawBuilder<unknown> | undefined;
}

/** So many payers or people are added up from their days. The postings of more lie together in an index with their sums. */
const FEW = 20;

/** By which column the postings of many are found. */
const MANY = [
  ['users', sql`p.user_id`, sql`uuid[]`],
  ['payers', sql`p.payer_id`, sql`uuid[]`],
  ['models', sql`p.model_id`, sql`text[]`],
] as const;

/** Whether the sums are added up from the postings: roll-ups hold neither numbers nor single sums. */
export function isOfPostings({ payers = [], users = [], row }: Found): boolean {
  return row !== undefined || payers.length > FEW || users.length > FEW;
}

/** The condition of a posting, and of a day of the roll-ups unless it is about single rows. */
export function foundCondition(found: Found): RawBuilder<unknown> {
  const { notPayers = [], notModels = [], row } = found;
  return sql.join(
    [
      sql`true`,
      ...MANY.flatMap(([field, at, type]) =>
        found[field] ? [sql`${at} = any (${found[field]}::${type})`] : [],
      ),
      ...(notPayers.length > 0 ? [sql`p.payer_id <> all (${notPayers}::uuid[])`] : []),
      ...(notModels.length > 0 ? [sql`coalesce(p.model_id, '') <> all (${notModels}::text[])`] : []),
      ...(row ? [row] : []),
    ],
    sql` and `,
  );
}

interface Walk {
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly where: (found: Found | undefined) => RawBuilder<unknown>;
}

/** Many people, payers or models whose postings are looked for. */
interface Many {
  readonly at: RawBuilder<unknown>;
  readonly values: RawBuilder<unknown>;
  readonly rest: Found;
}

function manyOf(found: Found = {}): Many | undefined {
  for (const [field, at, type] of MANY) {
    const values = found[field];
    if (values) return { at, values: sql`${values}::${type}`, rest: { ...found, [field]: undefined } };
  }
  return undefined;
}

/** The first postings of a branch in the order of the list, by one index. */
export function walkOf(found: Found | undefined, walk: Walk): RawBuilder<unknown> {
  const many = manyOf(found);
  return many === undefined ? first(walk, walk.where(found)) : walkMany(many, walk);
}

/**
 * All postings of a branch. Those of many are taken from the index one after the other: as one condition the planner shares
 * them out among workers, who need longer to begin than the work takes.
 */
export function allOf(found: Found | undefined, where: Walk['where']): RawBuilder<unknown> {
  const many = manyOf(found);
  if (many === undefined) return sql`(select p.* from ledger_postings p where ${where(found)})`;
  const { at, values, rest } = many;
  return sql`(select p.* from unnest(${values}) v (value)
    cross join lateral (select p.* from ledger_postings p where ${at} = v.value and ${where(rest)}) p)`;
}

/**
 * The first postings of many people, payers or models. Only those whose own first posting is among the first of all can
 * have one on the page; so one posting of each is looked at, and a page of few.
 */
function walkMany({ at, values, rest }: Many, walk: Walk): RawBuilder<unknown> {
  const { order, limit, where } = walk;
  return sql`(select p.* from (
      select v.value from unnest(${values}) v (value)
        cross join lateral ${first({ ...walk, limit: 1 }, sql`${at} = v.value and ${where(rest)}`)} p
      order by ${order} limit ${limit}) v
    cross join lateral ${first(walk, sql`${at} = v.value and ${where(rest)}`)} p
    order by ${order} limit ${limit})`;
}

function first({ order, limit }: Walk, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select p.* from ledger_postings p where ${where} order by ${order} limit ${limit})`;
}
