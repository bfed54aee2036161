import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { actionText } from '#lib/audit/words/actions.ts';
import { entityText } from '#lib/audit/words/entities.ts';

/**
 * Every value of a column that begins an index. Each value is one step along the index, so this never reads all rows.
 */
async function valuesOf(db: Database, column: 'action' | 'entity_type'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ readonly value: string }>`
    with recursive steps as (
      (select ${name} as value from audit_log order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > steps.value order by ${name} limit 1)
      from steps where steps.value is not null)
    select value from steps where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** The actions and the kinds of things in the log, by which it may be filtered. */
export async function readChoices(db: Database) {
  const [actions, types] = await Promise.all([valuesOf(db, 'action'), valuesOf(db, 'entity_type')]);
  return {
    actions,
    entity_types: types,
    choices: { action: worded(actions, actionText), entity_type: worded(types, entityText) },
  };
}

/** In the order of their words. */
const worded = (codes: readonly string[], textOf: (code: string) => string) =>
  codes
    .map((value) => ({ value, label: textOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'ru'));
