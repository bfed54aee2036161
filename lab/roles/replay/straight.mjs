import { units } from '../../transactions/straight-sum.mjs';

const SUMS = `with sums as (
    select p.user_id, p.model_id, count(*) as charges, -sum(p.amount) as amount, p.model_id = any ($4::text[]) as is_refused
    from users u join ledger_postings p on p.user_id = u.id
    where u.role_id = $1 and u.deleted_at is null and p.payer_id is not null and p.type = 'charge'
      and p.created_at >= ledger_day_start($2::date) and p.created_at < ledger_day_start($3::date + 1)
    group by 1, 2)
  select user_id, model_id, sum(charges)::integer as charges,
    coalesce(sum(charges) filter (where is_refused), 0)::integer as refused,
    coalesce(sum(amount) filter (where is_refused), 0)::numeric(30,10)::text as amount
  from sums group by grouping sets ((), (user_id), (model_id))
  having grouping(user_id, model_id) = 3 or bool_or(is_refused)`;

/** @typedef {{user_id: string | null, model_id: string | null, charges: number, refused: number, amount: string}} Sum */

/**
 * The same sums as the replay's, from the charges themselves.
 *
 * @param {import('pg').Pool} pool
 * @param {{roleId: string, from: string, to: string, blocked: string[]}} query
 * @returns {Promise<Sum[]>}
 */
export async function sumStraight(pool, { roleId, from, to, blocked }) {
  const { rows } = await pool.query(SUMS, [roleId, from, to, blocked]);
  return rows;
}

/** @param {number} refused @param {string} amount */
const facts = (refused, amount) => `${refused} ${units(amount)}`;

/**
 * What an answer says that the charges do not.
 *
 * @param {import('./replay.mjs').Answer} answer
 * @param {Sum[]} sums
 * @returns {string | undefined}
 */
export function difference(answer, sums) {
  const all = sums.find(({ user_id, model_id }) => user_id === null && model_id === null);
  if (answer.charges !== all?.charges) return `charges: ${answer.charges}, not ${all?.charges}`;
  const own = facts(answer.refused, answer.amount_refused);
  if (own !== facts(all.refused, all.amount)) return `refused: ${own}, not ${facts(all.refused, all.amount)}`;
  /** @param {'user_id' | 'model_id'} key */
  const by = (key) =>
    new Map(sums.flatMap((sum) => (sum[key] === null ? [] : [[sum[key], facts(sum.refused, sum.amount)]])));
  const [people, models] = [by('user_id'), by('model_id')];
  if (answer.people_count !== people.size) return `people: ${answer.people_count}, not ${people.size}`;
  if (answer.models.length !== models.size) return `models: ${answer.models.length}, not ${models.size}`;
  const wrong = [
    ...answer.people.filter((one) => people.get(one.user_id) !== facts(one.refused, one.amount)),
    ...answer.models.filter((one) => models.get(one.id) !== facts(one.refused, one.amount)),
  ];
  return wrong.length === 0 ? undefined : JSON.stringify(wrong.slice(0, 3));
}
