const HEADER = `// Generated from the migrated database by \`pnpm schema\`. Do not edit.

import type { GeneratedAlways } from 'kysely';
import type { Filled, Json, Timestamp } from './column-types.ts';
`;

/** @type {Record<string, string>} */
const TYPES = {
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  inet: 'string',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  pg_lsn: 'string',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
};

/**
 * Columns that repeat another one, whose words a constraint names.
 *
 * @type {Record<string, string>}
 */
const REPEATS = {
  'ledger_payer_days.type': 'ledger_entries.kind',
  'ledger_postings.type': 'ledger_entries.kind',
  'ledger_postings_archive.type': 'ledger_entries.kind',
  'ledger_user_days.type': 'ledger_entries.kind',
  'payment_request_history.from_status': 'payment_requests.status',
  'payment_request_history.to_status': 'payment_requests.status',
};

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlways",
    a.atthasdef or exists (
      select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
      where g.tgrelid = c.oid and g.tgtype & 7 = 7 and p.prosrc ~ ('new\\.' || a.attname || ' :=')) as "isFilled"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

const CHECKS = `
  select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as check, p.proargnames as names, p.prosrc as body
  from pg_constraint c
    left join pg_depend d on d.objid = c.oid and d.classid = 'pg_constraint'::regclass and d.refclassid = 'pg_proc'::regclass
    left join pg_proc p on p.oid = d.refobjid and p.pronamespace = 'public'::regnamespace
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace`;

/** @typedef {{table: string, column: string, type: string, isNullable: boolean, isAlways: boolean, isFilled: boolean}} Column */
/** @typedef {{table: string, check: string, names: string[] | null, body: string | null}} Check */

/**
 * The words of `check (column in ('a', 'b'))`, or of a function that the constraint asks the same of its arguments.
 *
 * @param {Check[]} checks
 */
function wordsOf(checks) {
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const { table, check, names, body } of checks) {
    const [, column, list] = check.match(/^CHECK \(\((\w+) = (?:ANY \(ARRAY\[)?('[^()]*)\)+$/) ?? [];
    if (column && list) words.set(`${table}.${column}`, union(list));
    const given = check.match(/^CHECK \(\w+\((.*)\)\)$/)?.[1]?.split(', ') ?? [];
    for (const [index, argument] of given.entries()) {
      const asked = body?.match(new RegExp(`\\b${names?.[index]} in \\(([^)]*)\\)`))?.[1];
      if (asked) words.set(`${table}.${argument}`, union(asked));
    }
  }
  return words;
}

const union = (/** @type {string} */ list) => (list.match(/'[^']*'/g) ?? []).join(' | ');

/**
 * @param {Column} column
 * @param {Map<string, string>} words
 */
function typeOf({ table, column, type, isNullable, isAlways, isFilled }, words) {
  const name = `${table}.${column}`;
  const plain = type === 'jsonb' ? `Json<'${name}'>` : (words.get(REPEATS[name] ?? name) ?? TYPES[type]);
  if (plain === undefined) throw new Error(`${name}: no TypeScript type is known for ${type}`);
  const value = isNullable ? `${plain} | null` : plain;
  if (isAlways) return `GeneratedAlways<${value}>`;
  return isFilled && !isNullable ? `Filled<${value}>` : value;
}

/**
 * The text of schema.generated.ts.
 *
 * @param {import('@electric-sql/pglite').PGlite} database
 */
export async function rowTypes(database) {
  /** @type {{rows: Column[]}} */
  const { rows: columns } = await database.query(COLUMNS);
  /** @type {{rows: Check[]}} */
  const { rows: checks } = await database.query(CHECKS);
  const words = wordsOf(checks);
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const lines = columns.filter((column) => column.table === table);
    return `  ${table}: {\n${lines.map((column) => `    ${column.column}: ${typeOf(column, words)};\n`).join('')}  };\n`;
  });
  return `${HEADER}\n/** Every table, by its name in the database. */\nexport interface Schema {\n${tables.join('')}}\n`;
}
