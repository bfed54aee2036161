import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { findRoles } from '#lib/roles/repository.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { defineList, id, oneOf, tableRows } from '#lists/index.ts';
import { type RoleDto, toRoles } from './read-roles.ts';
import { RoleSchema } from './schemas.ts';

const SCOPES = ['global', 'company'] as const;

export const roleLists = defineList({
  tag: 'roles',
  routes: [
    {
      path: '/roles',
      scope: 'all',
      access: { permission: 'role:manage' },
      summary: 'Every role, global and of companies',
    },
  ],
  item: RoleSchema,
  search: 'Name, description or company',
  filters: {
    scope: oneOf(SCOPES, 'Роли — global или company'),
    company_id: id('r.company_id'),
  },
  sorts: {
    updated_at: 'r.updated_at',
    role_name: 'r.name',
  },
  async find({ db, session }, { q, values, where }) {
    const from = rolesIn(db, values.scope)
      .where(where)
      .where(fitsWords(q, 'r.name', 'r.description', 'c.name'));
    const rows = tableRows({ from, select: (each) => each.select('r.id'), id: 'r.id', toItem: (row) => row });
    /** Keeps the order of the ids. */
    const whole = async (ids: readonly string[]) => {
      const found = await findRoles(db, sql<SqlBool>`r.id = any (${ids}::uuid[])`);
      const roles = await toRoles(db, found, session.permissions);
      return ids.flatMap((each) => roles.filter(({ role_id }) => role_id === each));
    };
    return {
      readTotals: rows.readTotals,
      toItem: (role: RoleDto) => role,
      readPage: async (order) => whole((await rows.readPage(order)).map((row) => row.id)),
      readAfter: async (role: RoleDto | undefined, limit) =>
        whole((await rows.readAfter(role && { id: role.role_id }, limit)).map((row) => row.id)),
    };
  },
});

function rolesIn(db: Database, scope: (typeof SCOPES)[number] | undefined) {
  const roles = db.selectFrom('roles as r').leftJoin('companies as c', 'c.id', 'r.company_id');
  if (scope === undefined) return roles;
  return roles.where('r.company_id', scope === 'global' ? 'is' : 'is not', null);
}
