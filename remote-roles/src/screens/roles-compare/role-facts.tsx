import { Badge, ButtonLink, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { Role } from '../../api/roles.ts';
import { ModelsOpen } from '../../components/models-open.tsx';
import { placeText } from '../../components/role-columns.tsx';
import { grantsText, peopleText } from '../../lib/counts.ts';
import { namedPermissions } from '../../lib/listed-permission.ts';
import { paths } from '../../paths.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="4">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textAlign="end" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}

/** One of the compared roles: whom it is for and how far it reaches. */
export function RoleFacts({ role }: { readonly role: Role }) {
  const { roleId, roleName, description, isSystem, usersCount, permissions } = role;
  return (
    <SectionCard
      title={roleName}
      description={description || 'Без описания'}
      actions={
        <ButtonLink
          to={paths.rolesEdit.to({ roleId })}
          size="sm"
          variant="outline"
          aria-label={`${isSystem ? 'Посмотреть' : 'Изменить'}: ${roleName}`}
        >
          {isSystem ? 'Посмотреть' : 'Изменить'}
        </ButtonLink>
      }
    >
      <Stack as="dl" gap="2" textStyle="sm">
        <Fact label="Где действует">
          <span>{`${placeText(role)} `}</span>
          {isSystem && <Badge>системная</Badge>}
        </Fact>
        <Fact label="Людей">{peopleText(usersCount)}</Fact>
        <Fact label="Разрешения">{grantsText(namedPermissions(permissions).length)}</Fact>
        <Fact label="Открыто моделей">
          <ModelsOpen role={role} />
        </Fact>
      </Stack>
    </SectionCard>
  );
}
