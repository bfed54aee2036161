import { LeaveQuestion } from '@cabinet/kernel/forms';
import { type User, usePermission } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { BankSection } from './bank-section.tsx';
import { DangerSection } from './danger-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { HistorySection } from './history-section.tsx';
import { RequisitesSection } from './requisites-section.tsx';
import { RolesSection } from './roles-section.tsx';

interface CompanySectionsProps {
  readonly company: Company;
  readonly user: User;
  readonly onGone: () => void;
}

export function CompanySections({ company, user, onGone }: CompanySectionsProps) {
  const managesUsers = usePermission('company_user:manage');
  const managesRoles = usePermission('company_role:manage');
  const [hasFactChanges, setFactChanges] = useState(false);
  const [hasBankChanges, setBankChanges] = useState(false);
  return (
    <Stack gap="6">
      <RequisitesSection company={company} onChanges={setFactChanges} />
      {company.mayEdit && <BankSection company={company} onChanges={setBankChanges} />}
      {(managesUsers || managesRoles) && <RolesSection company={company} hasPeople={managesUsers} />}
      {company.membership.isOwner && <FactorSection companyId={company.id} />}
      {company.mayEdit && <HistorySection companyId={company.id} />}
      <DangerSection company={company} userId={user.id} onGone={onGone} />
      {/* A router asks one question at a time, so one stands for both forms. */}
      <LeaveQuestion hasChanges={hasFactChanges || hasBankChanges}>
        Изменения в реквизитах ещё не сохранены.
      </LeaveQuestion>
    </Stack>
  );
}
