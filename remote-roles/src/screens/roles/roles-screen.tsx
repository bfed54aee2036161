import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { usePermission } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, Flex, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { NoRoleRight } from '../../components/roles-notice.tsx';
import { elsewhere, paths } from '../../paths.ts';
import { RolesSection } from './roles-section.tsx';

const LOOK = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;

export function Screen() {
  const mayManage = usePermission('role:manage');
  const hasUsers = useAtomValue(offeredPathsAtom).includes(elsewhere.users.pattern);
  return (
    <>
      <PageHeader
        title="Роли"
        description="Кто что может делать в кабинете и какими моделями пользоваться"
        {...(mayManage && {
          actions: (
            <ButtonLink to={paths.rolesCreate.to()}>
              <PlusIcon /> Создать роль
            </ButtonLink>
          ),
        })}
      />
      <Flex as="nav" aria-label="Рядом с ролями" gap="2" wrap="wrap" mb="4">
        {mayManage && (
          <ButtonLink {...LOOK} to={paths.rolesCompare.to()}>
            Сравнить роли
          </ButtonLink>
        )}
        <ButtonLink {...LOOK} to={paths.permissions.to()}>
          Разрешения
        </ButtonLink>
        <ButtonLink {...LOOK} to={paths.modelSettings.to()}>
          Модели
        </ButtonLink>
        {hasUsers && (
          <ButtonLink {...LOOK} to={elsewhere.users.to()}>
            Кому какая роль
          </ButtonLink>
        )}
      </Flex>
      {mayManage ? <RolesSection /> : <NoRoleRight />}
    </>
  );
}
