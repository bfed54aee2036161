import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readSql } from '../api/sql-module.mjs';

// Types of the rows, from a database that was migrated in memory.
//   pnpm row-types           writes api/src/db/schema.generated.ts
//   … row-types.mjs --check  fails when that file is not what would be written

const API = join(import.meta.dirname, '..', 'api');
const TARGET = join(API, 'src', 'db', 'schema.generated.ts');
const HEADER = `// Generated from the migrated database by \`pnpm row-types\`. Do not edit.

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

/** A new database in memory with every migration; what it is asked ends with it. */
async function inspect() {
  const database = await PGlite.create();
  const folder = join(API, 'src', 'db', 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  await database.exec('set check_function_bodies = off');
  for (const name of files.sort()) await database.exec(readSql(join(folder, name)));
  /** @type {{rows: Column[]}} */
  const { rows: columns } = await database.query(COLUMNS);
  /** @type {{rows: Check[]}} */
  const { rows: checks } = await database.query(CHECKS);
  await database.close();
  return { columns, checks };
}

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

const { columns, checks } = await inspect();
const words = wordsOf(checks);
const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
  const lines = columns.filter((column) => column.table === table);
  return `  ${table}: {\n${lines.map((column) => `    ${column.column}: ${typeOf(column, words)};\n`).join('')}  };\n`;
});
const text = `${HEADER}\n/** Every table, by its name in the database. */\nexport interface Schema {\n${tables.join('')}}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, text);
  console.log(`${TARGET} written`);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8').replaceAll('\r\n', '\n') !== text) {
  console.error('api/src/db/schema.generated.ts is stale: the database has changed. Run: pnpm row-types');
  process.exitCode = 1;
} else {
  console.log('The types of the rows are what the database says.');
}
