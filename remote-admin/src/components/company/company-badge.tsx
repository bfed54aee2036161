import { StatusBadge } from '@cabinet/kernel/ui';
import type { CompanyFacts } from '../../api/companies.ts';

/** Whether a company is who it says. */
export function CompanyBadge({ company }: { readonly company: Pick<CompanyFacts, 'isVerified'> }) {
  return company.isVerified ? (
    <StatusBadge tone="success">Проверена</StatusBadge>
  ) : (
    <StatusBadge tone="warning">Не проверена</StatusBadge>
  );
}
