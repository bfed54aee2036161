import { type SqlBool, sql } from 'kysely';
import { defineList, flag, id } from '#lists/index.ts';
import { CompanyEventSchema, CompanyParams, CompanyUserSchema } from './schemas.ts';

export const companyUsers = defineList({
  tag: 'company',
  params: CompanyParams,
  routes: [
    {
      path: '/company/:id/users',
      scope: 'company',
      access: { permission: 'company_user:manage' },
      summary: 'The people of the company',
    },
  ],
  item: CompanyUserSchema,
  filters: { role_id: id(), is_active: flag() },
  sorts: { joined_at: 'm.joined_at', display_name: 'u.display_name' },
  async find() {
    throw new Error(`to be written ${sql<SqlBool>`true`}`);
  },
});

export const companyEvents = defineList({
  tag: 'company',
  params: CompanyParams,
  routes: [
    {
      path: '/company/:id/history',
      scope: 'company',
      access: 'session',
      summary: 'What was changed in the company, and by whom; the owner, or company_user:manage',
    },
  ],
  item: CompanyEventSchema,
  filters: {},
  sorts: { at: 'a.seq' },
  async find() {
    throw new Error('to be written');
  },
});
