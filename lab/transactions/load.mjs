/**
 * A history for a benchmark: every payer lives through the same cycle of a thousand movements, so that each
 * balance is arithmetic.
 */
import { loadLedger } from '../lib/load-ledger.mjs';

/** One posting in five belongs to the first payer and one to a company; the others share the rest in turn. */
const SHARE = 5;
const REST = SHARE - 2;
const PAYERS = 400;
const COMPANY = PAYERS + 1;
const PEOPLE = 1000;
const CYCLE = 1000;
const YEAR = 365;
/** The last one is used once in a thousand postings. */
const MODELS = 31;

const MODEL_OF = `case
  when c.type not in ('charge', 'refund', 'reversal') then null
  when c.model_step = 333 then 'model-${MODELS}'
  when l.payer = 0 then 'model-' || 1 + c.model_step % ${MODELS - 1}
  else 'model-' || 1 + (l.payer * 5 + c.model_step % 6) % ${MODELS - 1} end`;

const HOLDERS = [
  `insert into roles (id, name) values (gen_random_uuid(), 'bench')`,
  `insert into models (id, name, developer, type, input_price, output_price)
    select 'model-' || n, 'Модель ' || n, 'bench', 'text', 10, 20 from generate_series(1, ${MODELS}) n`,
  `insert into users (id, email, display_name, role_id)
    select gen_random_uuid(), 'payer-' || n || '@bench.example', 'Плательщик ' || n, roles.id
    from roles, generate_series(0, ${PAYERS}) n where roles.name = 'bench'`,
  `create unlogged table bench_holders as
    select substring(u.email from '[0-9]+')::integer as payer, p.id as payer_id, u.id as user_id
    from users u join payers p on p.user_id = u.id where u.email like 'payer-%@bench.example'`,
  `insert into companies (id, name) values (gen_random_uuid(), 'bench')`,
  `insert into users (id, email, display_name, role_id, company_id)
    select gen_random_uuid(), 'person-' || n || '@bench.example', 'Сотрудник ' || n, roles.id, companies.id
    from roles, companies, generate_series(0, ${PEOPLE - 1}) n where roles.name = 'bench'`,
  `create unlogged table bench_people as
    select substring(email from '[0-9]+')::integer as person, id as user_id
    from users where email like 'person-%@bench.example'`,
  `insert into bench_holders
    select ${COMPANY}, p.id, (select user_id from bench_people where person = 0)
    from payers p join companies c on c.id = p.company_id where c.name = 'bench'`,
];

/** A top-up every fifty movements covers what is spent until the next one. */
const CYCLE_TABLE = `create unlogged table bench_cycle as
  with steps as (
    select step, round((0.01 + step * 7919 % 900000 / 10000.0)::numeric, 4) as price,
      round((0.01 + (step - 1) * 7919 % 900000 / 10000.0)::numeric, 4) as price_before,
      case when step % 50 = 0 then 'topup' when step = 510 then 'bonus' when step = 710 then 'adjustment'
        when step = 910 then 'reversal' when step % 100 = 77 then 'refund' else 'charge' end as type
    from generate_series(0, ${CYCLE - 1}) step
  ), moves as (
    select step, type, type in ('refund', 'reversal') as is_answer,
      case when type in ('refund', 'reversal') then step - 1 else step end as model_step,
      case type when 'topup' then 5000 when 'bonus' then 300 when 'adjustment' then -40
        when 'refund' then price_before / 2 when 'reversal' then price_before else -price end as amount
    from steps
  )
  select *, sum(amount) over (order by step) as balance, sum(amount) over () as total,
    ledger_system_account(case type when 'topup' then 'gateway' when 'bonus' then 'bonus'
      when 'adjustment' then 'adjustment' else 'revenue' end) as other_account
  from moves`;

/**
 * Which payer's turn a line is, and which line of that payer came before.
 *
 * @param {number} postings
 * @param {number} days
 */
const lines = (postings, days) => `create unlogged table bench_lines as
  with places as (
    select n, n % ${SHARE} as place, n / ${SHARE} * ${REST} + n % ${SHARE} - 2 as rest
    from generate_series(1::bigint, ${postings}) n
  ), turns as (
    select n,
      case place when 0 then 0 when 1 then ${COMPANY} else 1 + rest % ${PAYERS} end as payer,
      case place when 0 then n / ${SHARE} - 1 when 1 then n / ${SHARE} else rest / ${PAYERS} end as turn,
      case when place < 2 then n - ${SHARE}
        else (rest - ${PAYERS}) / ${REST} * ${SHARE} + (rest - ${PAYERS}) % ${REST} + 2 end as n_before
    from places
  ), l as (
    select turns.*, now() - interval '${days} days' * (1 - n / ${postings}::float8) as at,
      now() - interval '${days} days' * (1 - n_before / ${postings}::float8) as at_before
    from turns
  )
  select l.n, h.payer_id,
    case when c.type in ('bonus', 'adjustment') then null else coalesce(m.user_id, h.user_id) end as user_id,
    c.type, c.amount, c.other_account, l.turn / ${CYCLE} * c.total + c.balance as balance_after, ${MODEL_OF} as model_id, l.at,
    bench_id('entry', l.n, l.at) as entry_id,
    case when c.is_answer then bench_id('entry', l.n_before, l.at_before) end as original_id
  from l join bench_cycle c on c.step = l.turn % ${CYCLE} join bench_holders h on h.payer = l.payer
    left join bench_people m on l.payer = ${COMPANY} and m.person = (l.turn - c.is_answer::integer) * 7919 % ${PEOPLE}`;

/**
 * Fills an empty migrated database.
 *
 * @param {import('pg').Pool} pool Of at least two connections.
 * @param {number} postings How many postings the payers get; each has its other half on an account of the system.
 * @param {(step: string) => void} onStep Told when a step is done.
 * @param {number} [days] From the first to the last.
 */
export async function loadHistory(pool, postings, onStep, days = YEAR) {
  for (const statement of HOLDERS) await pool.query(statement);
  const plan = [CYCLE_TABLE, lines(postings, days), 'drop table bench_cycle, bench_holders, bench_people'];
  await loadLedger(pool, { plan, onStep });
}

/**
 * Who is in a loaded history, and from when to when it goes.
 *
 * @param {import('pg').Pool} pool
 * @returns {Promise<import('./cases.mjs').History>}
 */
export async function readHistory(pool) {
  /** @type {import('pg').QueryResult<import('./cases.mjs').Holder>} */
  const { rows: payers } = await pool.query(
    `select p.id as "payerId", u.id as "userId" from users u join payers p on p.user_id = u.id
      where u.email = any ($1) order by u.email`,
    [['payer-0@bench.example', 'payer-1@bench.example']],
  );
  /** @type {import('pg').QueryResult<{first: Date, last: Date}>} */
  const { rows: bounds } = await pool.query(
    'select min(created_at) as first, max(created_at) as last from ledger_postings where payer_id is not null',
  );
  /** @type {import('pg').QueryResult<import('./cases.mjs').Holder>} */
  const { rows: companies } = await pool.query(
    `select p.id as "payerId", min(u.id::text) as "userId"
      from payers p join users u on u.company_id = p.company_id group by p.id`,
  );
  const [big, ordinary] = payers;
  const [company] = companies;
  if (!big || !ordinary || !company || !bounds[0]) throw new Error('the database holds no history');
  return { big, ordinary, company, ...bounds[0] };
}
