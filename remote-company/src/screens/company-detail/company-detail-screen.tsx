import { useParams } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { useCompany } from '../../api/company.ts';
import { CompanyFailure } from './company-failure.tsx';
import { CompanySections } from './company-sections.tsx';
import { GoneFromCompany } from './gone-from-company.tsx';

export function Screen() {
  const { companyId = '' } = useParams();
  const user = useCurrentUser();
  const { data: company, error, mutate } = useCompany(companyId);
  const [isGone, setGone] = useState(false);
  if (isGone) return <GoneFromCompany />;
  return (
    <>
      <PageHeader title="Управление компанией" description={company?.name} />
      {company !== undefined && user !== null && (
        <CompanySections company={company} user={user} onGone={() => setGone(true)} />
      )}
      {company === undefined && error !== undefined && (
        <CompanyFailure error={error} onRetry={() => void mutate()} />
      )}
      {company === undefined && error === undefined && (
        <Stack gap="6" aria-busy>
          <Skeleton height="24rem" />
          <Skeleton height="14rem" />
        </Stack>
      )}
    </>
  );
}
