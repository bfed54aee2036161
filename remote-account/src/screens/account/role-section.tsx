import { isPermission, type Permission } from '@cabinet/access/permissions';
import { quoted } from '@cabinet/kernel/core/text';
import type { User } from '@cabinet/kernel/session';
import { Badge, CheckIcon, Flex, Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { grantedByCategory } from '../../lib/granted-by-category.ts';
import { ModelAccessFacts } from './model-access-facts.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm" color="fg.muted" fontWeight="medium">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function AllowedNames({ names }: { readonly names: readonly string[] }) {
  return (
    <Stack as="ul" gap="1.5" listStyleType="none">
      {names.map((name) => (
        <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm">
          <CheckIcon boxSize="4" mt="0.5" color="fg.success" />
          <span>{name}</span>
        </Flex>
      ))}
    </Stack>
  );
}

function GrantedNames({ permissions }: { readonly permissions: readonly Permission[] }) {
  const granted = grantedByCategory(permissions);
  if (granted.length === 0) {
    return (
      <Text color="fg.muted">
        Роль даёт доступ к вашему счёту и вашим данным. Дополнительных прав у неё нет.
      </Text>
    );
  }
  return granted.map(({ category, names }) => (
    <Part key={category} title={category}>
      <AllowedNames names={names} />
    </Part>
  ));
}

const rulesOf = (permissions: readonly string[]) => permissions.filter((text) => !isPermission(text));

/** What the role allows; of somebody in a company also which models their global role leaves open. */
export function RoleSection({ user }: { readonly user: Pick<User, 'roleInfo' | 'globalRole'> }) {
  const { roleName, permissions } = user.roleInfo;
  const kept = user.globalRole;
  const hasRules = kept !== null && rulesOf(kept.permissions).length > 0;
  return (
    <SectionCard
      id="role"
      title="Роль и права"
      actions={
        <Badge size="md" whiteSpace="normal" overflowWrap="anywhere">
          {roleName}
        </Badge>
      }
    >
      <Stack gap="4">
        <GrantedNames permissions={permissions.filter(isPermission)} />
        <Part title="Модели">
          <ModelAccessFacts rules={rulesOf(permissions)} />
        </Part>
        {hasRules && (
          <Part title={`Модели: глобальная роль ${quoted(kept.roleName)}`}>
            <Text textStyle="sm" color="fg.muted">
              Она действует и в компании: модель доступна, только если её открывают обе роли. Правила
              глобальной роли меняет администратор сервиса.
            </Text>
            <ModelAccessFacts rules={rulesOf(kept.permissions)} />
          </Part>
        )}
      </Stack>
    </SectionCard>
  );
}
