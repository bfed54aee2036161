import { Badge, DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import type { OwnPermissions } from '../api/own-permissions.ts';
import type { Role } from '../api/roles.ts';
import { grantsText, namesText } from '../lib/counts.ts';
import { namedPermissions } from '../lib/listed-permission.ts';

/** A role by its name, and what it is for. */
export function RoleName({ role: { roleName, description, isSystem } }: { readonly role: Role }) {
  return (
    <Stack gap="0" minW="0">
      <Flex gap="2" align="center" minW="0">
        <Text as="span" truncate>
          {roleName}
        </Text>
        {isSystem && <Badge>системная</Badge>}
      </Flex>
      {description !== '' && (
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate title={description}>
          {description}
        </Text>
      )}
    </Stack>
  );
}

const SHOWN = 2;

interface GrantsProps {
  readonly role: Role;
  readonly own: OwnPermissions | undefined;
}

/** How much a role grants, and the first of it by name. */
export function Grants({ role, own }: GrantsProps) {
  const granted = namedPermissions(role.permissions, own);
  if (granted.length === 0) return <Text color="fg.muted">Нет прав</Text>;
  const names = granted.map(({ name }) => name);
  return (
    <Stack gap="0" minW="0" title={names.join(', ')}>
      <Text as="span">{grantsText(granted.length)}</Text>
      <Text as="span" textStyle="xs" color="fg.muted" truncate>
        {namesText(names, SHOWN)}
      </Text>
    </Stack>
  );
}

export function ChangedBy({ role: { updatedAt, updatedBy } }: { readonly role: Role }) {
  return (
    <Stack gap="0">
      <Text as="span" truncate>
        {updatedBy?.displayName || (updatedBy === null ? 'Система' : 'Без имени')}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        <DateText value={updatedAt} format="short" />
      </Text>
    </Stack>
  );
}
