import { Box, Checkbox, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import type { PermissionGroup as Group } from '../../lib/listed-permission.ts';
import { permissionHints } from '../../lib/permission-hints.ts';
import { PermissionRow } from './permission-row.tsx';

interface PermissionGroupProps {
  readonly group: Group;
  readonly granted: readonly string[];
  /** Why a permission cannot be changed. */
  readonly lockOf: (id: string) => string | undefined;
  readonly onChange: (ids: readonly string[], isGranted: boolean) => void;
}

/** A category with a box for all of it, as far as its permissions are not locked. */
export function PermissionGroup({ group, granted, lockOf, onChange }: PermissionGroupProps) {
  const { category, permissions } = group;
  const held = permissions.filter(({ id }) => granted.includes(id));
  const free = permissions.map(({ id }) => id).filter((id) => lockOf(id) === undefined);
  const isAllFree = free.every((id) => granted.includes(id));
  return (
    <Box as="section" aria-label={category}>
      <Flex align="center" justify="space-between" gap="3" pb="1">
        <Checkbox
          aria-label={`Вся категория «${category}»`}
          checked={held.length === permissions.length}
          isPartial={held.length > 0 && held.length < permissions.length}
          disabled={free.length === 0}
          onChange={() => onChange(free, !isAllFree)}
        >
          <Heading as="h2" size="md">
            {category}
          </Heading>
        </Checkbox>
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          {`${held.length} из ${permissions.length}`}
        </Text>
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none" ps="1.625rem">
        {permissions.map((permission) => (
          <PermissionRow
            key={permission.id}
            permission={permission}
            isGranted={granted.includes(permission.id)}
            lock={lockOf(permission.id)}
            hints={permissionHints(permission.id, granted)}
            onToggle={(id) => onChange([id], !granted.includes(id))}
          />
        ))}
      </Stack>
    </Box>
  );
}
