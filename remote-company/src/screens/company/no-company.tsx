import { BuildingIcon, ButtonLink, Card, EmptyState, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

/** For somebody without a company: what one is good for, and the way to it. */
export function NoCompany() {
  return (
    <>
      <PageHeader title="Моя компания" />
      <Card p="0">
        <EmptyState
          icon={<BuildingIcon />}
          title="Вы не состоите в компании"
          description="Компания платит за своих сотрудников с одного счёта: его можно пополнять по счёту из банка, а каждому сотруднику задать роль и лимит на месяц. Если вас уже пригласили, откройте ссылку из письма."
          action={
            <ButtonLink to={paths.companyCreate.to()}>
              <PlusIcon /> Создать компанию
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
