import { describe, expect, it } from '@jest/globals';
import { shownAddress } from './database-unreachable.ts';
import { DatabaseUnreachableError, openDatabase } from './index.ts';

const PLACES = {
  databasePoolSize: 1,
  databaseLockTimeoutMs: 0,
  databaseStatementTimeoutMs: 0,
  dataDir: '/nowhere',
  cacheDir: '/nowhere',
};

describe('a database that cannot be opened', () => {
  it('is named without its password, with the reason in one line', async () => {
    const opening = openDatabase({
      ...PLACES,
      databaseUrl: 'postgres://cabinet:top-secret@127.0.0.1:1/money',
    });
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(
      'The database at postgres://cabinet@127.0.0.1:1/money (DATABASE_URL) cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('gives every reason of a name with several addresses', () => {
    const cause = new AggregateError([
      new Error('connect ECONNREFUSED ::1:1'),
      new Error('connect ECONNREFUSED 127.0.0.1:1'),
    ]);
    expect(new DatabaseUnreachableError('postgres://localhost:1/money', cause).message).toMatch(
      /: connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
  });

  it.each([
    ['postgres://me:secret@db.example:5433/money?sslmode=require', 'postgres://me@db.example:5433/money'],
    ['postgresql://db.example/money?user=me&password=secret', 'postgresql://db.example/money'],
    ['postgres:///money?host=/run/postgresql', 'postgres:///run/postgresql/money'],
    ['postgres://me:sec#ret@db.example/money', 'an address that cannot be read'],
  ])('shows %s as %s', (url, shown) => {
    expect(shownAddress(url)).toBe(shown);
    expect(shownAddress(url)).not.toContain('secret');
  });
});
