/**
 * Loads a ledger for a benchmark by statements over whole sets. The triggers are off meanwhile (that takes a superuser), so
 * what they would have kept is written here (lines that sum to zero, balances, the roll-ups) and then proved by the
 * ledger's own self-check. Entries and postings are written side by side, each without its indexes, which are made
 * afterwards: a sort is cheaper than millions of single insertions.
 */

const ID = `create function bench_id(salt text, n bigint, at timestamptz) returns uuid language sql stable parallel safe as $$
  select overlay(overlay(overlay(md5(salt || n) placing '8' from 17) placing '7' from 13)
    placing lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') from 1)::uuid
$$`;

const ENTRIES = `insert into ledger_entries (id, kind, root_kind, original_id, user_id, model_id, document_type,
    document_id, description, created_at)
  select entry_id, type, case when original_id is null then type else 'charge' end, original_id, user_id, model_id,
    case when original_id is null then 'chat_request' else 'entry' end, coalesce(original_id::text, 'request-' || n),
    'Запрос ' || n, at
  from bench_lines`;

const POSTINGS = `insert into ledger_postings (id, entry_id, account_id, payer_id, type, user_id, model_id, amount,
    balance_after, created_at)
  select case when is_payer then bench_id('posting', n, at) else entry_id end, entry_id,
    case when is_payer then payer_id else other_account end, case when is_payer then payer_id end, type,
    case when is_payer then user_id end, case when is_payer then model_id end,
    case when is_payer then amount else -amount end, case when is_payer then balance_after end, at
  from bench_lines cross join (values (false), (true)) side (is_payer)`;

const ROLL_UPS = [
  `insert into ledger_payer_days (payer_id, day, type, model_id, amount_in, amount_out, postings)
    select payer_id, ledger_day(at), type, coalesce(model_id, ''), sum(greatest(amount, 0)), sum(greatest(-amount, 0)),
      count(*)
    from bench_lines group by 1, 2, 3, 4 order by 2`,
  `insert into ledger_user_days (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
    select user_id, payer_id, ledger_day(at), type, coalesce(model_id, ''), sum(greatest(amount, 0)),
      sum(greatest(-amount, 0)), count(*)
    from bench_lines where user_id is not null group by 1, 2, 3, 4, 5 order by 3`,
  `insert into ledger_member_days (payer_id, day, user_id, amount, charges)
    select l.payer_id, ledger_day(at), l.user_id, -sum(amount), count(*)
    from bench_lines l join payers p on p.id = l.payer_id and p.kind <> 'user'
    where type = 'charge' group by 1, 2, 3 order by 2`,
  `insert into ledger_days (day, type, model_id, amount_in, amount_out, postings)
    select day, type, model_id, sum(amount_in), sum(amount_out), sum(postings)
    from ledger_payer_days where day < (select open_from from ledger_days_state) group by 1, 2, 3
    on conflict (day, type, model_id) do update
    set amount_in = excluded.amount_in, amount_out = excluded.amount_out, postings = excluded.postings`,
  `update payer_balances b set balance = s.balance, total_topped_up = s.topped_up, total_spent = s.spent
    from (select payer_id, sum(amount) as balance, coalesce(sum(amount) filter (where type = 'topup'), 0) as topped_up,
        coalesce(-sum(amount) filter (where type in ('charge', 'refund', 'reversal')), 0) as spent
      from bench_lines group by payer_id) s
    where s.payer_id = b.payer_id`,
  `update payers p set tier = (select code from tiers where threshold <= b.total_topped_up order by threshold desc limit 1)
    from payer_balances b where b.payer_id = p.id`,
];

const INDEXES = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

const SESSION = `set statement_timeout = 0; set work_mem = '128MB'; set maintenance_work_mem = '256MB'; set jit = off;
  set synchronous_commit = off; set session_replication_role = replica`;

/**
 * Works in a session of its own, with the triggers off.
 *
 * @param {import('pg').Pool} pool
 * @param {(client: import('pg').PoolClient) => Promise<void>} work
 */
async function inSession(pool, work) {
  const client = await pool.connect();
  try {
    await client.query(SESSION);
    await work(client);
  } finally {
    client.release(true);
  }
}

/** @param {import('pg').Pool} pool @param {string} table @param {string} statement */
function fill(pool, table, statement) {
  return inSession(pool, async (client) => {
    const { rows: indexes } = await client.query(INDEXES, [table]);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
  });
}

/**
 * Fills the ledger of a migrated database from a table `bench_lines`, one row for each posting of a payer; each has its
 * other half on an account of the system.
 *
 * @param {import('pg').Pool} pool Of at least two connections.
 * @param {object} options
 * @param {string[]} options.plan Statements that make `bench_lines` (n, payer_id, user_id, type, amount, other_account,
 *   balance_after, model_id, at, entry_id, original_id); `bench_id(salt, n, at)` gives ids.
 * @param {(step: string) => void} options.onStep Told when a step is done.
 */
export async function loadLedger(pool, { plan, onStep }) {
  await inSession(pool, async (client) => {
    for (const statement of [ID, ...plan, 'analyze bench_lines']) await client.query(statement);
  });
  onStep('planned');
  await Promise.all([
    fill(pool, 'ledger_entries', ENTRIES).then(() => onStep('entries')),
    fill(pool, 'ledger_postings', POSTINGS).then(() => onStep('postings')),
  ]);
  await inSession(pool, async (client) => {
    for (const statement of ROLL_UPS) await client.query(statement);
    await client.query('drop table bench_lines; drop function bench_id');
    onStep('roll-ups');
    await client.query('vacuum (analyze)');
    onStep('vacuum');
    const { rows } = await client.query('select * from ledger_problems() limit 5');
    if (rows.length > 0) throw new Error(`the loaded ledger is not sound: ${JSON.stringify(rows)}`);
    onStep('self-check');
  });
}
