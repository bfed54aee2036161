import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { selfCheck, topUp } from '#lib/ledger/index.ts';
import { createPayer } from '#lib/ledger/testing/payers.ts';
import { anyDatabase, databases, type TestDatabase } from '#test/databases.ts';
import { migrate } from './index.ts';
import { migrations } from './migrations/index.ts';
import { functionsOf, type SqlFile, wholeSql } from './sql-file.ts';
import { migration, useDatabase } from './testing/migrating.ts';

const sqlFunction = (name: string, answer: string): SqlFile => ({
  folder: 'functions',
  name,
  parts: [
    `create or replace function ${name}() returns trigger language plpgsql as $$
     begin new.city := ${answer}; return new; end $$;\n`,
  ],
});

/** A column and a trigger that fills it, as a later release could bring them. */
const cities = (answer: string) =>
  migration(
    '0002-cities',
    `alter table companies add column city text;
     update companies set city = 'Москва';\n`,
    sqlFunction('company_city', answer),
    `create trigger companies_city before insert on companies for each row execute function company_city();`,
  );

function withDatabase(open: TestDatabase['open']) {
  const { db, query } = useDatabase(open);
  return {
    query,
    db,
    migrateTo: (...later: SqlFile[]) => migrate(db(), [...migrations, ...later]),
    addCompany: (name: string) =>
      query(`insert into companies (id, name) values (uuid_v7(), '${name}') returning city`),
  };
}

describe.each(databases)('a database of the baseline on $name', ({ open }) => {
  const { db, query, migrateTo, addCompany } = withDatabase(open);

  it('goes forward by a later migration and keeps its rows', async () => {
    const { payerId } = await createPayer(db());
    await query("insert into companies (id, name) values (uuid_v7(), 'Василёк')");
    await topUp(db(), { payerId, amount: '100', by: 'bank' });
    expect(await migrateTo(cities("'Тверь'"))).toEqual(['0002-cities']);
    expect(await migrateTo(cities("'Тверь'"))).toEqual([]);
    expect(await query('select city from companies')).toEqual([{ city: 'Москва' }]);
    expect(await query('select balance from payer_balances where balance > 0')).toEqual([
      { balance: '100.0000000000' },
    ]);
    expect(await selfCheck(db())).toMatchObject({ ok: true });
    expect(await addCompany('Ромашка')).toEqual([{ city: 'Тверь' }]);
  });
});

describe.each(anyDatabase)('migrations on $name', ({ open }) => {
  const { query, migrateTo, addCompany } = withDatabase(open);
  const pskov = migration('0003-pskov', '-- Псков');

  it('take a function as it is now, where one of them names the change', async () => {
    await migrateTo(cities("'Тверь'"));
    await expect(migrateTo(cities("'Псков'"))).rejects.toThrow(/Add a migration that names the change/);
    expect(await migrateTo(cities("'Псков'"), pskov)).toEqual(['0003-pskov']);
    expect(await addCompany('Ромашка')).toEqual([{ city: 'Псков' }]);
  });

  it('keep the functions of a newer release when an older one starts', async () => {
    await migrateTo(cities("'Псков'"), pskov);
    expect(await migrateTo(cities("'Тверь'"))).toEqual([]);
    expect(await addCompany('Ромашка')).toEqual([{ city: 'Псков' }]);
  });

  it('leave all as it was when one fails, or a function cannot be read', async () => {
    await expect(migrateTo(cities("'Тверь'"), migration('0003-fails', 'select 1/0'))).rejects.toThrow(
      'division by zero',
    );
    await expect(migrateTo(cities('1 +'))).rejects.toThrow('syntax error');
    expect(await migrateTo()).toEqual([]);
    await expect(query('select city from companies')).rejects.toThrow('does not exist');
  });

  it('are never edited', async () => {
    await migrateTo(migration('0002-note', '-- one'));
    await expect(migrateTo(migration('0002-note', '-- two'))).rejects.toThrow(
      'Migration 0002-note was changed after it had been applied.',
    );
  });

  it('refuse a database that is older than the baseline, and say what to do', async () => {
    await query("delete from schema_migrations; insert into schema_migrations values ('0001-accounts', 'x')");
    await expect(migrateTo()).rejects.toThrow(/older than 0001-baseline.*make it new: db:reset/);
  });
});

it('has every function in a file of its name, and every file in the baseline or a later migration', () => {
  const files = functionsOf(migrations);
  for (const file of files) expect(wholeSql(file)).toContain(`create or replace function ${file.name}(`);
  const folder = new URL('./functions/', import.meta.url);
  expect(files.map(({ name }) => `${name}.sql`).sort()).toEqual(readdirSync(folder).sort());
});

it('has its migrations in the order of their names', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});
