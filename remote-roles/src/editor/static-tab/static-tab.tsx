import { mayGrant } from '@cabinet/access/permissions';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { Box, ErrorState, Input, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import type { RoleScope } from '../../api/roles.ts';
import { groupPermissions, listPermissions, searchPermissions } from '../../lib/listed-permission.ts';
import { PermissionGroup } from './permission-group.tsx';

interface StaticTabProps {
  readonly scope: RoleScope;
  /** What the role grants now. */
  readonly granted: readonly string[];
  readonly onChange: (granted: readonly string[]) => void;
  /** A system role: to be read, not changed. */
  readonly isReadOnly?: boolean | undefined;
}

const NOT_HELD = 'У вас нет этого права, поэтому его нельзя ни выдать, ни забрать';
const SYSTEM_ROLE = 'Права системной роли не меняются';

export function StaticTab({ scope, granted, onChange, isReadOnly = false }: StaticTabProps) {
  const [typed, setTyped] = useState('');
  const held = useCurrentUser()?.roleInfo.permissions ?? [];
  const mayList = usePermission('permission:manage') && scope.kind === 'global';
  const { data: more, error, mutate } = usePermissions(mayList);
  const listed = listPermissions(scope.kind, granted, more);
  const groups = groupPermissions(searchPermissions(listed, typed));

  const lockOf = (id: string) => (isReadOnly ? SYSTEM_ROLE : mayGrant(held, id) ? undefined : NOT_HELD);
  const change = (ids: readonly string[], isGranted: boolean) => {
    const others = granted.filter((id) => !ids.includes(id));
    onChange(isGranted ? [...others, ...ids] : others);
  };

  return (
    <Stack gap="6">
      <Input
        type="search"
        aria-label="Найти разрешение"
        placeholder="Найти разрешение"
        maxW={{ md: 'xs' }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // In a form: the list is narrowed already, there is nothing to send.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error !== undefined && (
        <ErrorState title="Созданные разрешения не загрузились" error={error} onRetry={() => void mutate()} />
      )}
      {groups.map((group) => (
        <PermissionGroup
          key={group.category}
          group={group}
          granted={granted}
          lockOf={lockOf}
          onChange={change}
        />
      ))}
      <Box role="status">
        {groups.length === 0 && <Text color="fg.muted">Ничего не нашлось. Попробуйте другое слово.</Text>}
      </Box>
    </Stack>
  );
}
