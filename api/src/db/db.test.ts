import { PERMISSION_DEFINITIONS, PERMISSIONS } from '@cabinet/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { type DatabaseConnection, inTransaction, migrate, sqlState, uuidv7 } from './index.ts';

describe.each(databases)('the database layer on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('reads int8 as a number, numeric and dates as text, times as Date, arrays and json as values', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as a, 1.5::numeric(30,10) as b, date '2026-01-31' as c,
      timestamptz '2026-01-31 10:00:00.123+03' as d, array['x','y'] as e, '{"k":[1]}'::jsonb as f, '\\xff00'::bytea as g,
      null::text as h`.execute(connection.db);
    expect(rows).toEqual([
      {
        a: 9007199254740991,
        b: '1.5000000000',
        c: '2026-01-31',
        d: new Date('2026-01-31T07:00:00.123Z'),
        e: ['x', 'y'],
        f: { k: [1] },
        g: Buffer.from([0xff, 0]),
        h: null,
      },
    ]);
  });

  it('is migrated already, so a second migration applies nothing', async () => {
    expect(await migrate(connection.db)).toEqual([]);
  });

  it('knows every permission of the kernel, by the same words', async () => {
    const rows = await connection.db.selectFrom('permissions').select(['id', 'name', 'category']).execute();
    const expected = PERMISSIONS.map((id) => ({ id, ...PERMISSION_DEFINITIONS[id] }));
    expect(rows.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      [...expected].sort((a, b) => a.id.localeCompare(b.id)),
    );
  });

  it('rolls a failed transaction back and goes on', async () => {
    const work = inTransaction(connection.db, async (trx) => {
      await trx.insertInto('settings').values({ key: 'gone', value: '1' }).execute();
      await sql`select 1/0`.execute(trx);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(
      await connection.db.selectFrom('settings').selectAll().where('key', '=', 'gone').execute(),
    ).toEqual([]);
  });

  it('joins an open transaction instead of opening another one', async () => {
    const work = inTransaction(connection.db, async (outer) => {
      await inTransaction(outer, (inner) =>
        inner.insertInto('settings').values({ key: 'inner', value: '1' }).execute(),
      );
      throw new Error('outer fails');
    });
    await expect(work).rejects.toThrow('outer fails');
    expect(
      await connection.db.selectFrom('settings').selectAll().where('key', '=', 'inner').execute(),
    ).toEqual([]);
  });

  it('serves many transactions at once', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `parallel-${index}`);
    await Promise.all(
      keys.map((key) =>
        inTransaction(connection.db, (trx) =>
          trx.insertInto('settings').values({ key, value: '[1]' }).execute(),
        ),
      ),
    );
    const rows = await connection.db
      .selectFrom('settings')
      .selectAll()
      .where('key', 'like', 'parallel-%')
      .execute();
    expect(rows).toHaveLength(40);
    expect(rows[0]?.value).toEqual([1]);
  });

  it('gives SQLSTATE of an error', async () => {
    const error = await sql`select * from nowhere`.execute(connection.db).catch((reason: unknown) => reason);
    expect(sqlState(error)).toBe('42P01');
  });
});

describe('uuidv7', () => {
  it('sorts in the order of making, also within a millisecond', () => {
    const ids = Array.from({ length: 10_000 }, () => uuidv7());
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has version 7 and the RFC variant', () => {
    expect(uuidv7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
