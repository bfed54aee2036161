import { expect, it } from '@jest/globals';
import { migrations } from './migrations/index.ts';
import { problemsOf } from './testing/migration-rules.ts';

/** These migrations ran on databases without traffic. Later ones must not stop a ledger of many millions of rows. */
const BEFORE_TRAFFIC = 21;

const problems = (sql: string) =>
  problemsOf({ folder: 'migrations', name: '0099-x', parts: [sql] }).join('\n');

it.each(migrations.slice(BEFORE_TRAFFIC))('$name may run beside traffic', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

it.each([
  ['create index a on payers (kind)', 'create index concurrently'],
  ['create unique index concurrently a on payers (kind)', 'if not exists'],
  ['create index concurrently if not exists a on payers (kind)', 'outside of a transaction'],
  ['alter table payers add constraint a check (kind > 1)', 'not valid'],
  ['alter table only payers add foreign key (a) references users', 'not valid'],
  ['ALTER TABLE payers\n ADD COLUMN a text, ADD CONSTRAINT b CHECK (a IN (1, 2))', 'not valid'],
  ['alter table payers add constraint a unique (kind)', 'using index'],
  ['alter table payers alter column kind type bigint', 'another type'],
  ['alter table payers alter kind set data type bigint', 'another type'],
  ['alter table payers alter column kind set not null', 'is not null'],
  ['alter table payers add column a uuid default gen_random_uuid()', 'anew for a column'],
  ['alter table payers add column a bigint generated always as (b * 2) stored', 'anew for a column'],
  ['alter table payers add column a uuid references users', 'not valid'],
  ['alter table payers add column a text not null', 'give it a default'],
  ["update payers set kind = 'user;'", 'in batches'],
  ['with gone as (select 1) delete from payers where true', 'in batches'],
  ['alter table payers drop column kind', 'unused since'],
  ['alter table payers rename column kind to sort', 'unused since'],
  ['drop table payers', 'unused since'],
  ['drop index a', 'not concurrently'],
  ['truncate payers', 'locks a whole table'],
  ['alter table payers add column a text; alter table users add column a text', 'payers and users together'],
  [
    'alter table payers add constraint a check (b) not valid; alter table payers validate constraint a',
    'a step of its own',
  ],
  ['do $$ begin update payers set kind = 1; commit; end $$', 'let it commit'],
  ['-- step outside of a transaction\ndo $$ begin update payers set kind = 1; end $$', 'let it commit'],
  [
    '-- step outside of a transaction\ndrop index concurrently a; drop index concurrently b',
    'a step of its own',
  ],
])('«%s» is not let through', (sql, advice) => {
  expect(problems(sql)).toContain(advice);
});

it.each([
  "alter table payers add column a text not null default 'x'",
  'alter table payers add column a timestamptz default now()',
  'alter table payers alter column kind drop not null',
  '-- small: roles, models\nupdate roles set name = 1; create index a on models (name)',
  'create table a (id uuid primary key); create index b on a (id); update a set id = id',
  '-- unused since 1.4: payers.kind\nalter table payers drop column kind',
  'create function f() returns void language sql as $$ update payers set kind = 1 $$',
  `-- step
alter table payers add constraint a check (kind is not null) not valid;
-- step
alter table payers validate constraint a;
-- step
alter table payers alter column kind set not null;
-- step outside of a transaction
create index concurrently if not exists b on payers (kind);
-- step outside of a transaction
do $$ begin update payers set kind = 1; commit; end $$;`,
])('«%s» is let through', (sql) => {
  expect(problems(sql)).toBe('');
});
