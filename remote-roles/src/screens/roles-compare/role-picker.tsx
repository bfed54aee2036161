import { useLate } from '@cabinet/kernel/state';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import { Combobox } from '@cabinet/kernel/ui/combobox';
import { useState } from 'react';
import { useRoleSearch } from '../../api/role-search.ts';
import type { Role } from '../../api/roles.ts';
import { placeText } from '../../components/role-columns.tsx';

const SEARCH_DELAY_MS = 250;

const optionOf = (role: Role) => ({ value: role.roleId, label: role.roleName, hint: placeText(role) });

interface RolePickerProps {
  readonly label: string;
  readonly id: string | null;
  /** The chosen role, as soon as it is known. */
  readonly role: Role | undefined;
  readonly onChoose: (id: string) => void;
}

export function RolePicker({ label, id, role, onChoose }: RolePickerProps) {
  const [text, setText] = useState('');
  const wanted = useLate(text.trim(), SEARCH_DELAY_MS);
  const { data, isLoading } = useRoleSearch(wanted);
  const found = (data?.items ?? []).map(optionOf);
  const isFound = found.some(({ value }) => value === id);
  // While something is looked for, only what was found is offered.
  const options = role === undefined || isFound || text !== '' ? found : [optionOf(role), ...found];
  return (
    <Stack gap="1.5" flex="1 1 14rem" minW="0" onBlur={() => setText('')}>
      <Text aria-hidden textStyle="label">
        {label}
      </Text>
      <Box>
        <Combobox
          label={label}
          placeholder="Название роли"
          options={options}
          value={(isFound || role !== undefined ? id : null) ?? ''}
          onChange={(chosen) => {
            setText('');
            onChoose(chosen);
          }}
          onSearch={setText}
          isLoading={isLoading || wanted !== text.trim()}
        />
      </Box>
    </Stack>
  );
}
