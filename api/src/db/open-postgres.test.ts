import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '../../test/databases.ts';

describeOnPostgres('a connection to $name', ({ open }) => {
  it('never compiles a statement: each one is short, whatever the planner believes', async () => {
    const { db, close } = await open();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db)),
    );
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 4 }, () => [{ jit: 'off' }]));
    await close();
  });
});
