import { Box, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import type { ModelAccess } from '../../api/models.ts';
import { ofPeople } from '../../components/model/model-words.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import { RoleRow } from './role-row.tsx';

const ROW_HEIGHT = 56;
const LIST_HEIGHT = 448;

interface LiveAccessProps {
  readonly access: ModelAccess;
  readonly modelName: string;
  readonly isEnabled: boolean;
}

export function LiveAccess({ access: { roles, people }, modelName, isEnabled }: LiveAccessProps) {
  const total = people.allowed + people.blocked;
  const tabOf = (isOpen: boolean) => {
    const rows = roles.filter(({ hasAccess }) => hasAccess === isOpen);
    const title = isOpen ? 'Откроют' : 'Не откроют';
    return {
      id: isOpen ? 'open' : 'blocked',
      label: `${title} (${rows.length})`,
      content:
        rows.length === 0 ? (
          <Text color="fg.muted" py="6" textAlign="center">
            Таких ролей нет
          </Text>
        ) : (
          <VirtualList
            label={title}
            items={rows}
            keyOf={({ roleId }) => roleId}
            rowHeight={ROW_HEIGHT}
            height={LIST_HEIGHT}
          >
            {(role) => <RoleRow role={role} modelName={modelName} />}
          </VirtualList>
        ),
    };
  };
  return (
    <Stack gap="3">
      <Box role="status">
        <Text fontWeight="medium">{`Откроется: ${ofPeople(people.allowed, total)}`}</Text>
        <Text textStyle="sm" color="fg.muted">
          {isEnabled
            ? 'Сразу, как только модель появится'
            : 'Когда модель включат: добавится она выключенной'}
        </Text>
      </Box>
      <ProgressBar
        label="Люди, которым откроется"
        percent={total === 0 ? 0 : (100 * people.allowed) / total}
      />
      <Tabs label="Роли" tabs={[tabOf(true), tabOf(false)]} />
    </Stack>
  );
}
