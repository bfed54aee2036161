import { useLocation } from '@cabinet/kernel/router';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { ButtonLink, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { INVITE_ANCHOR } from '../../lib/invite-anchor.ts';
import { elsewhere } from '../../paths.ts';
import { CompanyUsersSection } from './company-users-section.tsx';
import { LostAccess } from './lost-access.tsx';

export function Screen() {
  const user = useCurrentUser();
  const canManage = usePermission('company_user:manage');
  const { search } = useLocation();
  if (user === null) return null;
  const isAllowed = canManage && user.companyId !== null;
  return (
    <>
      <PageHeader
        title="Пользователи компании"
        related={[elsewhere.companyRoles]}
        description="Кто состоит в компании, с какой ролью и с каким лимитом на месяц"
        {...(isAllowed && {
          actions: (
            <ButtonLink to={{ search, hash: INVITE_ANCHOR }}>
              <PlusIcon /> Пригласить
            </ButtonLink>
          ),
        })}
      />
      {isAllowed && user.companyId !== null ? (
        <CompanyUsersSection companyId={user.companyId} user={user} />
      ) : (
        <LostAccess />
      )}
    </>
  );
}
