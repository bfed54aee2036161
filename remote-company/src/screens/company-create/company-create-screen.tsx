import { useCurrentUser } from '@cabinet/kernel/session';
import { PageHeader } from '@cabinet/kernel/ui';
import { AlreadyInCompany } from './already-in-company.tsx';
import { CompanyCreateForm } from './company-create-form.tsx';

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Новая компания"
        description="Вы станете её владельцем: сможете приглашать сотрудников, задавать им лимиты и пополнять общий счёт."
      />
      {user.company === null ? (
        <CompanyCreateForm user={user} />
      ) : (
        <AlreadyInCompany name={user.company.name} />
      )}
    </>
  );
}
