import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from '#db/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { createUser } from '#test/test-users.ts';

const STAFF = 200;
const PROPOSALS = 100;

describeOnPostgres('a list of many proposals where many are staff, on $name', () => {
  let url: string;
  let api: TestApi;
  beforeAll(async () => {
    url = await createPostgresDatabase();
    const connection = openPostgres({ url, poolSize: 10 });
    await sql`do $$ begin execute format('alter database %I set track_functions = ''all''', current_database()); end $$`.execute(
      connection.db,
    );
    await connection.close();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }));
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  const countJudged = async () => {
    const { rows } = await sql<{ count: number }>`select coalesce(sum(calls), 0)::integer as count
      from pg_stat_user_functions where funcname = 'second_obstacle'`.execute(api.db);
    return rows[0]?.count ?? 0;
  };

  it('asks about those alone to whom something was given lately', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    const author = await createUser(api.db, { role: 'admin' });
    const made = await createUser(api.db, { role: 'admin' });
    await sql`insert into users (id, email, display_name, password_hash, role_id)
      select gen_random_uuid(), 'staff-' || n || '@staff.example', 'Сотрудник ' || n, 'x',
        (select role_id from users where id = ${author.id}) from generate_series(1, ${STAFF}::integer) n`.execute(
      api.db,
    );
    await sql`insert into grants (id, kind, user_id, given_by, at)
      select gen_random_uuid(), 'account', u.id, ${author.id}, clock_timestamp() - interval '40 days'
        from users u where u.email like 'staff-%'
      union all values (gen_random_uuid(), 'account', ${made.id}::uuid, ${author.id}::uuid, clock_timestamp() - interval '2 days')`.execute(
      api.db,
    );
    await sql`insert into proposals (id, kind, permission, user_id, subject, proposed_by, facts)
      select gen_random_uuid(), 'staff_activation', 'user:manage', u.id, u.id::text, ${author.id},
        jsonb_build_object('needs', '[]'::jsonb, 'order', jsonb_build_object('role_id', u.role_id))
      from users u where u.email like 'staff-%' order by u.id limit ${PROPOSALS}`.execute(api.db);
    const { items } = (await reader.get(`/admin/proposals?limit=${PROPOSALS}`)).read<{ items: Proposal[] }>();
    expect(items).toHaveLength(PROPOSALS);
    for (const { awaits } of items) expect(awaits.map(({ id }) => id)).not.toContain(made.id);
    // Statistics come a second late. The author and one other are asked about, of each proposal.
    let judged = 0;
    for (const end = Date.now() + 10_000; judged === 0 && Date.now() < end; ) judged = await countJudged();
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThanOrEqual(2 * PROPOSALS);
  });
});
