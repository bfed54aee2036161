import { missingNames } from '@cabinet/access';
import { findByWords } from '@cabinet/kernel/core/search';
import { Box, Input, Stack, Text } from '@cabinet/kernel/ui';
import { useId, useState } from 'react';
import type { Role } from '../../api/roles.ts';
import { RoleOption } from './role-option.tsx';

/** More roles are found by typing. */
const IN_SIGHT = 8;

interface RoleListProps {
  readonly roles: readonly Role[];
  readonly currentId: string;
  /** What whoever chooses may themself: nobody grants more. */
  readonly held: readonly string[];
  readonly roleId: string;
  readonly onChoose: (roleId: string) => void;
}

function refusalOf(role: Role, held: readonly string[]): string | null {
  if (role.mayAssign) return null;
  const names = missingNames(role, held);
  return names.length === 0
    ? 'Назначить нельзя: роль даёт больше, чем есть у вас'
    : `Назначить нельзя: у вас нет прав: ${names.join(', ')}`;
}

/** The roles to choose from, with why some of them are not to be given. */
export function RoleList({ roles, currentId, held, roleId, onChoose }: RoleListProps) {
  const name = useId();
  const [text, setText] = useState('');
  const found = findByWords(roles, text, ({ roleName }) => [roleName]);
  return (
    <Stack gap="2">
      {roles.length > IN_SIGHT && (
        <Input
          type="search"
          size="sm"
          aria-label="Поиск роли"
          placeholder="Название роли"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Box
        role="radiogroup"
        aria-label="Роль"
        maxH="18rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
      >
        {found.map((role) => (
          <RoleOption
            key={role.roleId}
            role={role}
            name={name}
            isCurrent={role.roleId === currentId}
            isChosen={role.roleId === roleId}
            refusal={role.roleId === currentId ? null : refusalOf(role, held)}
            onChoose={() => onChoose(role.roleId)}
          />
        ))}
        {found.length === 0 && (
          <Text p="3" color="fg.muted">
            Ничего не нашлось
          </Text>
        )}
      </Box>
    </Stack>
  );
}
