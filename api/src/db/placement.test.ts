import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import type { DatabaseConnection } from './index.ts';
import { COPIED_TABLES, EXCEPTIONS, PLACES, type Place } from './testing/placement.ts';

interface Constraint {
  readonly table: string;
  readonly name: string;
  /** The columns; an expression of an index is null. */
  readonly columns: readonly (string | null)[];
  /** The referenced table, where this is a foreign key. */
  readonly target: string | null;
  readonly target_columns: readonly string[] | null;
}

/**
 * The money tables: `payers`, the ledger, idempotency keys, every table with a column that names a payer, an account,
 * an entry or a reserve, and every table that references one of those.
 */
const MONEY_TABLES = sql`
  with recursive tables as (
    select c.oid, c.relname from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  ), money (oid) as (
    select oid from tables t where relname in ('payers', 'idempotency_keys') or relname like 'ledger\\_%'
      or exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '(^|_)(payer|account|entry|hold)_id$')
    union select k.conrelid from pg_constraint k join money on k.confrelid = money.oid where k.contype = 'f'
  )`;

const columnsOf = (table: string, numbers: string) =>
  sql.raw(`array(select a.attname::text from unnest(${numbers}) with ordinality as u (number, place)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = u.number order by place)`);

async function readSchema({ db }: DatabaseConnection) {
  const tables = await sql<{ name: string; has_payer: boolean }>`${MONEY_TABLES}
    select t.relname::text as name, exists (select from pg_attribute a
      where a.attrelid = t.oid and a.attname = 'payer_id' and a.attnotnull) as has_payer
    from money join tables t using (oid) order by 1`.execute(db);
  const constraints = await sql<Constraint>`${MONEY_TABLES}
    select t.relname::text as table, i.relname::text as name,
      ${columnsOf('t.oid', 'x.indkey::int2[]')} as columns, null as target, null as target_columns
    from money join tables t using (oid) join pg_index x on x.indrelid = t.oid and x.indisunique
      join pg_class i on i.oid = x.indexrelid
    union all
    select t.relname::text, k.conname::text, ${columnsOf('t.oid', 'k.conkey')}, f.relname::text,
      ${columnsOf('k.confrelid', 'k.confkey')}
    from money join tables t using (oid) join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      join pg_class f on f.oid = k.confrelid
    order by 1, 2`.execute(db);
  return { tables: tables.rows, constraints: constraints.rows };
}

/** Whether a shard can keep the constraint by itself. */
function fits(
  { columns, target, target_columns, ...constraint }: Constraint,
  placeOf: (table: string) => Place,
) {
  const place = placeOf(constraint.table);
  if (target === null)
    return typeof place === 'object' ? columns.includes(place.by) : place !== 'lacks the payer';
  const there = placeOf(target);
  if (there === 'copied') return true;
  if (typeof place === 'object' && typeof there === 'object')
    return columns.some((column, n) => column === place.by && target_columns?.[n] === there.by);
  return place === 'central' && there === 'central';
}

describe.each(anyDatabase)('the money tables, distributed by payer, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let schema: Awaited<ReturnType<typeof readSchema>>;
  let places: Map<string, Place>;
  const placeOf = (table: string): Place =>
    places.get(table) ?? (COPIED_TABLES.includes(table) ? 'copied' : 'central');
  const misfits = () => schema.constraints.filter((each) => !fits(each, placeOf)).map(({ name }) => name);

  beforeAll(async () => {
    connection = await open();
    await read();
  });
  afterAll(() => connection.close());

  async function read() {
    schema = await readSchema(connection);
    const known = schema.tables.flatMap(({ name, has_payer }): [string, Place][] => {
      const place = PLACES[name] ?? (has_payer ? { by: 'payer_id' } : undefined);
      return place === undefined ? [] : [[name, place]];
    });
    places = new Map(known);
  }

  it('each have their place', () => {
    expect(schema.tables.map(({ name }) => name).filter((name) => !places.has(name))).toEqual([]);
    const names = new Set(schema.tables.map(({ name }) => name));
    expect(Object.keys(PLACES).filter((name) => !names.has(name))).toEqual([]);
  });

  it('keep every unique and foreign key within a shard, but for the listed exceptions', () => {
    expect(misfits().sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('are found by what they reference, and a constraint that a shard cannot keep is named', async () => {
    await sql`create table new_fees (id uuid primary key, payer_id uuid not null references payers (id),
      note text unique, entry uuid references ledger_entries (id))`.execute(connection.db);
    await sql`create table new_fee_lines (fee uuid not null references new_fees (id))`.execute(connection.db);
    await read();
    expect(schema.tables.filter(({ name }) => !places.has(name)).map(({ name }) => name)).toEqual([
      'new_fee_lines',
    ]);
    expect(misfits().filter((name) => name.startsWith('new_'))).toEqual([
      'new_fee_lines_fee_fkey',
      'new_fees_entry_fkey',
      'new_fees_note_key',
      'new_fees_pkey',
    ]);
  });

  it('have no place by a payer who may be missing', async () => {
    await sql`create table new_gifts (payer_id uuid unique references payers (id))`.execute(connection.db);
    await read();
    expect(schema.tables.map(({ name }) => name).filter((name) => !places.has(name))).toContain('new_gifts');
  });
});
