/**
 * The charges of a role's people. A few of them work much and most little, each with a dozen models of which some are
 * dear to them; every fiftieth movement is the refund of the charge before. Half as many others, with another role, spend
 * likewise, so that the people have to be found among them.
 */
import { loadLedger } from '../../lib/load-ledger.mjs';

const MODELS = 30;
const VENDORS = 6;
const FAVOURITES = 12;
const REFUND_EVERY = 50;
const CHARGES_SHARE = 1 - 1 / REFUND_EVERY;

/** @typedef {{charges: number, people: number, days: number}} Size Charges and people of the role; how far back they go. */

/** @param {Size} size */
const holders = ({ people }) => [
  `insert into roles (id, name) values (gen_random_uuid(), 'bench'), (gen_random_uuid(), 'bench others')`,
  `insert into models (id, name, developer, type, tags, input_price, output_price)
    select 'model-' || n, 'Модель ' || n, 'vendor-' || n % ${VENDORS}, 'text', array['tag-' || n % 4], 10, 20
    from generate_series(1, ${MODELS}) n`,
  `insert into users (id, email, display_name, role_id)
    select gen_random_uuid(), 'person-' || n || '@bench.example', 'Человек ' || n, roles.id
    from generate_series(0, ${Math.ceil(people * 1.5) - 1}) n
      join roles on roles.name = case when n < ${people} then 'bench' else 'bench others' end`,
  `create unlogged table bench_holders as
    select substring(u.email from '[0-9]+')::integer as person, p.id as payer_id, u.id as user_id
    from users u join payers p on p.user_id = u.id where u.email like 'person-%@bench.example'`,
];

/** The same draws in each run. */
const SEED = 'select setseed(0.42)';

/** @param {Size} size */
const draws = ({ charges, people, days }) => {
  const ofRole = Math.round(charges / CHARGES_SHARE);
  const all = Math.round(ofRole * 1.5);
  return `create unlogged table bench_draws as
    select n, random() as active, random() as favour, round((0.01 + random() * 90)::numeric, 4) as price,
      case when n % 3 = 0 then ${people} else 0 end as first, case when n % 3 = 0 then ${Math.floor(people / 2)} else ${people} end as people,
      now() - interval '${days} days' * (1 - n / ${all}::float8) as at
    from generate_series(1::bigint, ${all}) n`;
};

/** Whoever pays has put in enough an hour before the first charge. @param {Size} size */
const lines = ({ days }) => `create unlogged table bench_lines as
  with turns as (
    select d.*, first + floor(people * active ^ 2)::integer as person, floor(${FAVOURITES} * favour ^ 2)::integer as pick from bench_draws d
  ), steps as (
    select *, row_number() over turn as step, lag(n) over turn as n_before, lag(at) over turn as at_before,
      lag(pick) over turn as pick_before, lag(price) over turn as price_before
    from turns window turn as (partition by person order by n)
  ), moves as (
    select n, person, at, step % ${REFUND_EVERY} = 0 as is_refund, n_before, at_before,
      case when step % ${REFUND_EVERY} = 0 then round(price_before / 2, 4) else -price end as amount,
      'model-' || 1 + (person * 7 + case when step % ${REFUND_EVERY} = 0 then pick_before else pick end * 5) % ${MODELS} as model_id
    from steps
    union all
    select -1 - person, person, now() - interval '${days} days 1 hour', null, null, null, 10000000, null from bench_holders
  )
  select m.n, h.payer_id, h.user_id, k.type, m.amount, ledger_system_account(case k.type when 'topup' then 'gateway' else 'revenue' end) as other_account,
    sum(m.amount) over (partition by m.person order by m.n) as balance_after, m.model_id, m.at,
    bench_id('entry', m.n, m.at) as entry_id, case when m.is_refund then bench_id('entry', m.n_before, m.at_before) end as original_id
  from moves m join bench_holders h using (person)
    cross join lateral (select case m.is_refund when true then 'refund' when false then 'charge' else 'topup' end) k (type)`;

/**
 * Fills an empty migrated database.
 *
 * @param {import('pg').Pool} pool Of at least two connections.
 * @param {Size} size
 * @param {(step: string) => void} onStep Told when a step is done.
 * @returns {Promise<string>} The role's id.
 */
export async function loadRole(pool, size, onStep) {
  for (const statement of holders(size)) await pool.query(statement);
  // Both in one session.
  const plan = [SEED, draws(size), lines(size), 'drop table bench_draws, bench_holders'];
  await loadLedger(pool, { plan, onStep });
  /** @type {import('pg').QueryResult<{id: string}>} */
  const { rows } = await pool.query("select id from roles where name = 'bench'");
  if (!rows[0]) throw new Error('the role is missing');
  return rows[0].id;
}
