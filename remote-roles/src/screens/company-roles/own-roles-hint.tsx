import { ButtonLink, EmptyState, PlusIcon, ShieldIcon } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

/** For a company that has made no role yet: what one is good for. */
export function OwnRolesHint() {
  return (
    <EmptyState
      icon={<ShieldIcon />}
      title="Своих ролей пока нет"
      description="Системные роли дают либо всё, либо ничего. Своя роль нужна, когда сотруднику хватит части: бухгалтеру — заявок и баланса, отделу — только нужных ему моделей. Начните с нуля или скопируйте системную."
      action={
        <ButtonLink to={paths.companyRolesCreate.to()}>
          <PlusIcon /> Создать роль
        </ButtonLink>
      }
    />
  );
}
