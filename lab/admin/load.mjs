/**
 * A cabinet of many people for a benchmark: everybody has an account of their own and lives through the same cycle of movements,
 * so that each balance is arithmetic; some are in companies. The same draws in each run.
 */
import { loadLedger } from '../lib/load-ledger.mjs';

/** @typedef {{people: number, postings: number, promo: number, audit: number}} Size */

/** Of the large one. */
export const SIZE = { people: 100_000, postings: 5_000_000, promo: 1_000_000, audit: 1_000_000 };

const FIRST =
  'Анна,Борис,Вера,Глеб,Дарья,Егор,Жанна,Захар,Ирина,Кирилл,Лидия,Максим,Нина,Олег,Полина,Роман,Софья,Тимур,Ульяна,Фёдор';
const LAST =
  'Абрамова,Белых,Власенко,Гриневич,Дубко,Ершовых,Жук,Зима,Исаенко,Коваль,Лисица,Мороз,Назаренко,Остапенко,Пономаренко,Рудых,Седых,Ткаченко,Усач,Фоменко,Хижняк,Цой,Черных,Шевчук,Юдаш';
const DAYS = 365;
const MODELS = 30;
const COMPANY_SIZE = 20;
/** One in so many has a name that a search of transactions still takes: a thousand people of the large cabinet. */
const NAMESAKES = 100;
const REQUESTS_EACH = 3;
/** The first of a cycle is a top-up that covers the rest. */
const CYCLE = 50;

/** @param {string} list @param {string} by */
const pick = (list, by) =>
  `(string_to_array('${list}', ','))[1 + (${by})::integer % ${list.split(',').length}]`;

/** @param {Size} size */
const people = ({ people: count }) => [
  `insert into roles (id, name) select gen_random_uuid(), 'Роль ' || n from generate_series(1, 20) n`,
  `insert into models (id, name, developer, type, tags, input_price, output_price)
    select 'model-' || n, 'Модель ' || n, 'vendor-' || n % 6, 'text', array['tag-' || n % 4], 10, 20
    from generate_series(1, ${MODELS}) n`,
  // One in ten works for a company.
  `insert into companies (id, name, inn)
    select gen_random_uuid(), 'ООО «Компания ' || n || '»', lpad(n::text, 10, '0')
    from generate_series(1, ${Math.ceil(count / 10 / COMPANY_SIZE)}) n`,
  'select setseed(0.42)',
  `insert into users (id, email, display_name, phone, role_id, company_id, is_active, created_at, last_sign_in_at)
    select uuid_v7(), lower('person.' || n || '@mail-' || n % 40 || '.example'),
      case when n % ${NAMESAKES} = 3 then 'Иван' else ${pick(FIRST, 'n * 7919')} end || ' ' || ${pick(LAST, 'n / 20')} , lpad((9000000000 + n * 8111)::text, 10, '0'),
      r.id, c.id, n % 50 <> 0, now() - interval '${DAYS} days' * (1 - n / ${count}::float8),
      case when n % 7 <> 0 then now() - interval '${DAYS} days' * random() * (1 - n / ${count}::float8) end
    from generate_series(1, ${count}) n
      join (select id, row_number() over (order by name) as place from roles where name like 'Роль %') r on r.place = 1 + n % 20
      left join (select id, row_number() over (order by name) as place from companies) c
        on n % 10 = 0 and c.place = 1 + n / 10 / ${COMPANY_SIZE}`,
  `create unlogged table bench_holders as
    select row_number() over (order by u.created_at) - 1 as person, p.id as payer_id, u.id as user_id
    from users u join payers p on p.user_id = u.id where u.email like 'person.%'`,
  'create index on bench_holders (person)',
];

const CYCLE_TABLE = `create unlogged table bench_cycle as
  with steps as (
    select step, case when step = 0 then 5000 else -round((0.01 + step * 7919 % 900000 / 10000.0)::numeric, 4) end as amount
    from generate_series(0, ${CYCLE - 1}) step
  )
  select *, case step when 0 then 'topup' else 'charge' end as type, sum(amount) over (order by step) as balance,
    sum(amount) over () as total, ledger_system_account(case step when 0 then 'gateway' else 'revenue' end) as other_account
  from steps`;

/** @param {Size} size */
const lines = ({ postings, people: count }) => `create unlogged table bench_lines as
  with turns as (
    select n, n % ${count} as person, n / ${count} as turn,
      now() - interval '${DAYS} days' * (1 - n / ${postings}::float8) as at
    from generate_series(0::bigint, ${postings - 1}) n
  )
  select t.n, h.payer_id, h.user_id, c.type, c.amount, c.other_account, t.turn / ${CYCLE} * c.total + c.balance as balance_after,
    case c.type when 'charge' then 'model-' || 1 + (t.person * 7 + t.turn * 5) % ${MODELS} end as model_id, t.at,
    bench_id('entry', t.n, t.at) as entry_id, null::uuid as original_id
  from turns t join bench_cycle c on c.step = t.turn % ${CYCLE} join bench_holders h using (person)`;

/** Payment requests of everybody, most of which came to nothing. */
const REQUESTS = `insert into payment_requests
    (id, method, provider, amount, status, payer_id, user_id, created_at, expires_at)
  select uuid_v7(), 'card', 'payanyway', 100 + (h.person * 7 + n) % 5000, case when n = 1 then 'pending' else 'expired' end,
    h.payer_id, h.user_id, t.at, t.at + interval '1 day'
  from generate_series(1, ${REQUESTS_EACH}) n cross join bench_holders h
    cross join lateral (select now() - interval '${DAYS} days' * (h.person % 997 / 997.0) - interval '1 hour' * n as at) t`;

/** What administrators did: changes of people, of payers, of models. @param {Size} size */
const audit = ({
  audit: count,
}) => `insert into audit_log (actor_id, action, entity_type, entity_id, before, after, ip, created_at)
  select h.user_id, a.action, split_part(a.action, '.', 1), o.user_id::text, '{"is_active": true}', '{"is_active": false}',
    '203.0.113.' || n % 250, now() - interval '${DAYS} days' * (1 - n / ${count}::float8)
  from generate_series(1, ${count}) n
    join bench_holders h on h.person = n % 40
    join bench_holders o on o.person = n::bigint * 7919 % (select count(*) from bench_holders)
    cross join lateral (select ${pick('user.update,user.deactivate,user.activate,payer.update,model.update,role.update', 'n')} as action) a
  order by n`;

/**
 * Requests for the bonus. Most are of somebody who comes once or twice, from a device and an address of their own, or an address
 * that a household shares; each hundredth is of a ring whose thirty devices come from three addresses, and each fiftieth from a
 * network that thousands share.
 *
 * @param {Size} size
 * @param {number} from
 * @param {number} to
 */
const promo = (
  { promo: count },
  from,
  to,
) => `insert into promo_requests (id, email, ip, fingerprint, code, amount, status, reason, created_at)
  select uuid_v7(), 'guest-' || person || '@mail-' || n % 40 || '.example',
    case when n % 100 = 0 then ('10.' || ring % 250 || '.' || ring / 250 % 250 || '.' || n / 100 % 3)::inet
      when n % 50 = 7 then '198.51.100.7'::inet
      else '172.16.0.0'::inet + case when person % 10 < 2 then person / 10 * 10 else person end end,
    'device-' || case when n % 100 = 0 then 'ring-' || ring || '-' || n / 100 % 30 else md5(person::text) end,
    'WELCOME100', 100, s.status, case when s.status <> 'granted' then 'already granted' end,
    now() - interval '${DAYS} days' * (1 - n / ${count}::float8)
  from generate_series(${from}::bigint, ${to}) n
    cross join lateral (select n / 3000 as ring, n * 7919 % ${Math.round(count / 1.2)} as person) g
    cross join lateral (select case when n % 7 = 0 then 'rejected' when n % 23 = 0 then 'flagged' else 'granted' end as status) s`;

const PROMO_AT_ONCE = 100_000;

/**
 * Fills an empty migrated database.
 *
 * @param {import('pg').Pool} pool Of at least two connections.
 * @param {Size} size
 * @param {(step: string) => void} onStep Told when a step is done.
 */
export async function loadCabinet(pool, size, onStep) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set synchronous_commit = off; set jit = off');
    for (const statement of people(size)) await client.query(statement);
    onStep('people');
    await client.query('set session_replication_role = replica');
    await client.query(REQUESTS);
    await client.query('set session_replication_role = origin');
    await client.query('analyze payment_requests');
    onStep('payment requests');
    await client.query(audit(size));
    onStep('audit');
    // The trigger's statements are planned for what they meet: a plan kept from a smaller table joins by nested loops.
    await client.query('set plan_cache_mode = force_custom_plan');
    for (let n = 1; n <= size.promo; n += PROMO_AT_ONCE) {
      await client.query(promo(size, n, Math.min(n + PROMO_AT_ONCE - 1, size.promo)));
      await client.query('analyze promo_sources, promo_source_days, promo_pairs, promo_people');
    }
    onStep('promo requests');
  } finally {
    client.release(true);
  }
  await loadLedger(pool, {
    plan: [CYCLE_TABLE, lines(size), 'drop table bench_cycle, bench_holders'],
    onStep,
  });
}
