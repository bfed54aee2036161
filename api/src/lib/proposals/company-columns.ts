import { sql } from 'kysely';

/** Whether the company that a proposal is about has other requisites than its author has seen, or is closed. */
export const areRequisitesOther = sql<boolean>`(f.kind = 'company_verification' and f.status = 'pending' and not exists (
  select from companies c where c.id = (case when f.kind = 'company_verification' then f.subject::uuid end) and c.closed_at is null
    and (c.inn, c.kpp, c.bank_account) is not distinct from
      (f.facts #>> '{order,inn}', f.facts #>> '{order,kpp}', f.facts #>> '{order,account}')))`;
