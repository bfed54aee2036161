import { type SqlBool, sql } from 'kysely';
import { Type } from 'typebox';
import { isVerified } from '#lib/companies/verified.ts';
import { NameRef, NullableText, named } from '#lib/fields.ts';
import { matchesWords } from '#lib/search/matches-words.ts';
import { type Condition, defineList, tableRows } from '#lists/index.ts';

const CompanyItem = named('AdminCompany', {
  ...NameRef.properties,
  inn: NullableText,
  kpp: NullableText,
  is_verified: Type.Boolean(),
  payer_id: Type.String({
    description: 'The account that pays for its people, which is also its page for staff',
  }),
});

/** The companies by which people are filtered. They are found by name, INN or id. A closed company has nobody left. */
export const companyList = defineList({
  tag: 'admin',
  routes: [
    { path: '/admin/companies', scope: 'all', access: { permission: 'user:manage' }, summary: 'Companies' },
  ],
  item: CompanyItem,
  search: 'Name, ИНН or id',
  filters: {},
  sorts: { created_at: 'c.created_at', name: 'c.name' },
  async find({ db }, { q }) {
    return tableRows({
      from: db
        .selectFrom('companies as c')
        .innerJoin('payers as p', 'p.company_id', 'c.id')
        .where('c.closed_at', 'is', null)
        .where(found(q)),
      select: (each) =>
        each.select(['c.id', 'c.name', 'c.inn', 'c.kpp', isVerified.as('is_verified'), 'p.id as payer_id']),
      id: 'c.id',
      toItem: (company) => company,
    });
  },
});

/** A company's payer has its name, whose words have an index. */
function found(q: string | undefined): Condition {
  if (q === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(starts_with(c.inn, ${q}) or c.id::text = ${q.toLowerCase()}
    or c.id in (select y.company_id from payers y where y.company_id is not null and ${matchesWords('payer', 'y.id', q)}))`;
}
