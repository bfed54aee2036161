import { sql } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import type { Database } from '#db/index.ts';
import type { Rule } from './index.ts';

/**
 * Tells the database the sum of the rule of two, which it holds for a role that owns no tables (docs/decisions/0136). The owner of
 * the tables writes it.
 *
 * @throws OperatorError for another role with a larger sum than the owner has written: what it lets pass would be refused
 */
export async function keepRule(db: Database, { twoPeopleFrom }: Rule): Promise<void> {
  const { rows } = await sql<{ readonly differs: boolean; readonly is_less: boolean; readonly may: boolean }>`
    select amount_from <> ${twoPeopleFrom}::numeric as differs, amount_from < ${twoPeopleFrom}::numeric as is_less,
      has_table_privilege('rule_of_two', 'update') and not current_setting('transaction_read_only')::boolean as may
    from rule_of_two`.execute(db);
  const [rule] = rows;
  if (!rule?.differs) return;
  if (rule.may) await sql`update rule_of_two set amount_from = ${twoPeopleFrom}`.execute(db);
  else if (rule.is_less)
    throw new OperatorError(
      `TWO_PEOPLE_FROM is ${twoPeopleFrom} here, and less in the database, which holds the rule as well. ` +
        'Run db:migrate --api-role NAME with the same TWO_PEOPLE_FROM, or lower it here.',
    );
}
