import { sql } from 'kysely';
import { Type } from 'typebox';
import { isVerified } from '#lib/companies/verified.ts';
import { NameRef, NullableText, named } from '#lib/fields.ts';
import { contains, defineList, tableRows } from '#lists/index.ts';

const CompanyItem = named('AdminCompany', {
  ...NameRef.properties,
  inn: NullableText,
  kpp: NullableText,
  is_verified: Type.Boolean(),
});

/** The companies by which people are filtered. They are found by name, INN or id. A closed company has nobody left. */
export const companyList = defineList({
  tag: 'admin',
  routes: [
    { path: '/admin/companies', scope: 'all', access: { permission: 'user:manage' }, summary: 'Companies' },
  ],
  item: CompanyItem,
  filters: {},
  sorts: { created_at: 'c.created_at', name: 'c.name' },
  async find({ db }, { q }) {
    return tableRows({
      from: db
        .selectFrom('companies as c')
        .where('c.closed_at', 'is', null)
        .where((eb) => eb.or([contains(q, 'c.name', 'c.inn'), sql<boolean>`c.id::text = ${q ?? ''}`])),
      select: (each) => each.select(['c.id', 'c.name', 'c.inn', 'c.kpp', isVerified.as('is_verified')]),
      id: 'c.id',
      toItem: (company) => company,
    });
  },
});
