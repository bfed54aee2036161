import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const API = join(import.meta.dirname, '../..');

/** The text of each file that may take a lock. */
const sources = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|sql)$/.test(name) && !/advisory-locks|current\.sql/.test(name))
    .map((name) => ({ name, text: readFileSync(join(API, folder, name), 'utf8') })),
);

it('each lock has a number of its own', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('code names its locks, and the number of each stands in the registry', () => {
  const numbered = sources.filter(
    ({ text }) => /advisory\w*\(\s*\d/.test(text) || /\b7_?216_?\d{3}\b/.test(text),
  );
  expect(numbered.map(({ name }) => name)).toEqual([
    join('db', 'functions', 'audit_log_chain.sql'),
    join('db', 'functions', 'payer_limit_change.sql'),
    // It finds the clusters anew, while nobody else does.
    join('db', 'migrations', '0030-an-address-counts-by-its-network.sql'),
  ]);
});

it('functions take the locks that the registry says', () => {
  const inSql = sources.flatMap(({ name, text }) =>
    name.endsWith('.sql') ? [...text.matchAll(/advisory\w*\((\d+)/g)].map(([, key]) => Number(key)) : [],
  );
  expect(inSql).toEqual([ADVISORY_LOCKS.auditLog, ADVISORY_LOCKS.handOfPerson, ADVISORY_LOCKS.promoRefresh]);
});
