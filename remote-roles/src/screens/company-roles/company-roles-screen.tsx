import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { ButtonLink, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { RolesNotice } from '../../components/roles-notice.tsx';
import { elsewhere, paths } from '../../paths.ts';
import { CompanyRolesSection } from './company-roles-section.tsx';

/** Rights are taken while somebody is at work, and an administrator may be in no company. */
function NoCompanyRoles({ isMember }: { readonly isMember: boolean }) {
  return (
    <RolesNotice
      title={isMember ? 'Управлять ролями компании вы не можете' : 'Вы не состоите в компании'}
      description={
        isMember
          ? 'Роли компании ведёт тот, у кого есть разрешение «Управление ролями компании».'
          : 'Роли есть у каждой компании свои. Роли всех компаний видны администратору на странице «Роли».'
      }
      action={<ButtonLink to={elsewhere.company.to()}>Моя компания</ButtonLink>}
    />
  );
}

export function Screen() {
  const user = useCurrentUser();
  const mayManage = usePermission('company_role:manage');
  if (user === null) return null;
  const companyId = mayManage ? user.companyId : null;
  return (
    <>
      <PageHeader
        title="Роли компании"
        related={[elsewhere.companyUsers]}
        description="Что сотрудники могут делать от имени компании и какими моделями пользоваться"
        {...(companyId !== null && {
          actions: (
            <ButtonLink to={paths.companyRolesCreate.to()}>
              <PlusIcon /> Создать роль
            </ButtonLink>
          ),
        })}
      />
      {companyId === null ? (
        <NoCompanyRoles isMember={user.companyId !== null} />
      ) : (
        <CompanyRolesSection companyId={companyId} />
      )}
    </>
  );
}
