import { useParams } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { BuildingIcon, ButtonLink, DetailScreen, Flex, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { useCompany } from '../../api/company.ts';
import { elsewhere, paths } from '../../paths.ts';
import { CompanySections } from './company-sections.tsx';
import { GoneFromCompany } from './gone-from-company.tsx';

const SKELETON = (
  <>
    <Skeleton height="24rem" />
    <Skeleton height="14rem" />
  </>
);

const MISSING = {
  icon: <BuildingIcon />,
  title: 'Компания не найдена',
  description: 'Возможно, в ссылке ошибка, или вы не состоите в этой компании.',
  action: (
    <Flex gap="3" wrap="wrap" justify="center">
      <ButtonLink to={paths.company.to()}>Моя компания</ButtonLink>
      <ButtonLink to={elsewhere.account.to()} variant="outline">
        Мой аккаунт
      </ButtonLink>
    </Flex>
  ),
};

export function Screen() {
  const { companyId = '' } = useParams();
  const user = useCurrentUser();
  const query = useCompany(companyId);
  const [isGone, setGone] = useState(false);
  if (isGone) return <GoneFromCompany />;
  return (
    <>
      <PageHeader
        title="Управление компанией"
        related={[paths.company, paths.companyUsers, elsewhere.companyRoles]}
        description={query.data?.name}
      />
      <DetailScreen
        query={query}
        skeleton={SKELETON}
        missing={MISSING}
        failureTitle="Не удалось открыть компанию"
      >
        {(company) => user && <CompanySections company={company} user={user} onGone={() => setGone(true)} />}
      </DetailScreen>
    </>
  );
}
