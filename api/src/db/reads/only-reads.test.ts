import { expect, it } from '@jest/globals';
import { onlyReads } from './only-reads.ts';

it.each([
  'select id from users',
  '\n  with mine as (select 1) select * from mine',
  "select id from audit_log where action = 'role.update' and updated_at > now()",
])('«%s» may be asked of any server', (text) => {
  expect(onlyReads(text)).toBe(true);
});

it.each([
  'insert into users default values',
  'begin',
  'with made as (insert into settings (key) values ($1) returning key) select key from made',
  'with soon as materialized (select 1)\n    update sessions set last_write_lsn = $1 from soon',
  'with old as (update "sessions" as s set revoked_at = now() returning id) select id from old',
  'with gone as (DELETE FROM letters returning id) select id from gone',
  'select id from payers where id = $1 for no key update',
])('«%s» is asked of the primary, once', (text) => {
  expect(onlyReads(text)).toBe(false);
});
