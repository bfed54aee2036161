import { withClient } from '../../lib/scratch-database.mjs';
import { makeModels, makeRules } from '../cases.mjs';

/**
 * Models, and roles with so many rules.
 *
 * @param {string} url of the database
 * @param {{models: number, ruleCounts: number[]}} counts
 * @returns {Promise<string[]>} The roles' ids.
 */
export const arrangeRoles = (url, { models, ruleCounts }) =>
  withClient(url, async (client) => {
    await client.query(
      `insert into models (id, name, developer, type, tags, input_price, output_price)
        select m.id, m.name, m.developer, m.type, array(select jsonb_array_elements_text(m.tags)), 10, 20
        from jsonb_to_recordset($1::jsonb) m (id text, name text, developer text, type text, tags jsonb)`,
      [JSON.stringify(makeModels(models))],
    );
    /** @type {string[]} */
    const ids = [];
    for (const count of ruleCounts) {
      const rules = makeRules(count, models).map(({ type, action, value }) => `${type}:${action}:${value}`);
      /** @type {import('pg').QueryResult<{id: string}>} */
      const { rows } = await client.query(
        'insert into roles (id, name) values (gen_random_uuid(), $1) returning id',
        [`Правил: ${count}`],
      );
      const id = rows[0]?.id ?? '';
      await client.query(
        `insert into role_permissions (role_id, permission, position)
          select $1, p.permission, p.position from unnest($2::text[]) with ordinality p (permission, position)`,
        [id, ['all:disable', ...rules]],
      );
      ids.push(id);
    }
    return ids;
  });
