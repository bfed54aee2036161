import { useCurrentUser } from '@cabinet/kernel/session';
import { PageHeader } from '@cabinet/kernel/ui';
import { AlreadyMember } from './already-member.tsx';
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
      {user.company === null ? <CompanyCreateForm user={user} /> : <AlreadyMember name={user.company.name} />}
    </>
  );
}
