/** A person's payers as SQL, the one who comes first in front; the payers are `p`. */
export const PAYER_ORDER = `case p.kind when 'company' then 1 when 'group' then 2 else 3 end`;

/**
 * The payer that a person spends from, as SQL: the first of company, group and person that is active. Where none is, the
 * first of all: it is told, and refuses to pay. `userId` and `companyId` are the person's, as expressions.
 */
export const whoPays = (userId: string, companyId: string): string => `
  select p.* from (
    select * from payers where company_id = ${companyId}
    union all
    select * from payers where group_id = (select group_id from group_members where user_id = ${userId})
    union all
    select * from payers where user_id = ${userId}) p
  order by p.is_active desc, ${PAYER_ORDER}
  limit 1`;
