import { PERMISSION_DEFINITIONS, type Permission } from '@cabinet/access/permissions';
import { quoted } from '@cabinet/kernel/core/text';
import { BuildingIcon, ButtonLink, Card, EmptyState, Flex, SearchIcon, ShieldIcon } from '@cabinet/kernel/ui';
import { elsewhere } from '../paths.ts';
import type { EditorPaths } from './editor-paths.ts';

/** For somebody who may come here, but does not keep roles. */
export function NotAllowed({ permission }: { readonly permission: Permission }) {
  return (
    <Card p="0">
      <EmptyState
        icon={<ShieldIcon />}
        title="Роли ведут другие люди"
        description={`Создавать и изменять роли могут те, у кого есть разрешение ${quoted(PERMISSION_DEFINITIONS[permission].name)}. Попросите их изменить роль или дать вам это разрешение.`}
        action={
          <ButtonLink to={elsewhere.home.to()} variant="outline">
            На главную
          </ButtonLink>
        }
      />
    </Card>
  );
}

/** Roles of a company, for somebody who is in none. */
export function NoCompany() {
  return (
    <Card p="0">
      <EmptyState
        icon={<BuildingIcon />}
        title="Вы не состоите в компании"
        description="Роли компании создают и изменяют внутри неё. Создайте свою компанию или примите приглашение: ссылка приходит письмом."
        action={<ButtonLink to={elsewhere.companyCreate.to()}>Создать компанию</ButtonLink>}
      />
    </Card>
  );
}

interface RoleNotFoundProps {
  readonly to: EditorPaths;
  readonly isCopy: boolean;
}

/** There is no such role, or not for this person. */
export function RoleNotFound({ to, isCopy }: RoleNotFoundProps) {
  return (
    <Card p="0">
      <EmptyState
        icon={<SearchIcon />}
        title="Роль не найдена"
        description="Её удалили, или ссылка неверна."
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to={to.list}>К списку ролей</ButtonLink>
            {isCopy && (
              <ButtonLink to={to.create} variant="outline">
                Создать новую роль
              </ButtonLink>
            )}
          </Flex>
        }
      />
    </Card>
  );
}
