import { SectionCard } from '@cabinet/kernel/ui';
import type { Company } from '../../api/company.ts';
import { CloseCompany } from './close-company.tsx';
import { LeaveCompany } from './leave-company.tsx';

interface DangerSectionProps {
  readonly company: Company;
  readonly userId: string;
  readonly onGone: () => void;
}

/** The ways out: the owner closes the company, everybody else leaves it. */
export function DangerSection({ company, userId, onGone }: DangerSectionProps) {
  const { isOwner } = company.membership;
  return (
    <SectionCard id="leave" title={isOwner ? 'Закрыть компанию' : 'Выйти из компании'}>
      {isOwner ? (
        <CloseCompany company={company} onGone={onGone} />
      ) : (
        <LeaveCompany company={company} userId={userId} onGone={onGone} />
      )}
    </SectionCard>
  );
}
