import { usePermission } from '@cabinet/kernel/session';
import { Box, EmptyState, ShieldIcon, Stack, Text } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import { DataTable, FilterSearch } from '@cabinet/kernel/ui/table';
import { useMemo } from 'react';
import type { ModelAccess, ModelDetail } from '../../api/models.ts';
import { ofPeople } from '../../components/model/model-words.ts';
import { roleVerdictColumns } from './role-verdict-columns.tsx';
import { useNarrowedRoles, type VerdictChoice } from './use-narrowed-roles.ts';

const VERDICTS: readonly { readonly value: VerdictChoice; readonly label: string }[] = [
  { value: 'all', label: 'Все роли' },
  { value: 'open', label: 'Открывают' },
  { value: 'blocked', label: 'Закрывают' },
];

const EMPTY = <EmptyState icon={<ShieldIcon />} title="Ролей пока нет" />;

interface AccessTableProps {
  readonly model: ModelDetail;
  readonly access: ModelAccess;
}

export function AccessTable({ model: { name, enabled }, access: { roles, people } }: AccessTableProps) {
  const isLinked = usePermission('role:manage');
  const columns = useMemo(() => roleVerdictColumns({ modelName: name, isLinked }), [name, isLinked]);
  const { text, verdict, narrow, rows, paging, hasFilters, resetFilters } = useNarrowedRoles(roles);
  return (
    <Stack gap="3">
      <Text role="status">
        {`Доступна ${ofPeople(people.allowed, people.allowed + people.blocked)}.${!enabled ? ' Пока модель выключена, чат не предлагает её никому.' : ''}`}
      </Text>
      <DataTable
        id="model-access"
        label="Кому доступна"
        columns={columns}
        rows={rows}
        rowKey={({ roleId }) => roleId}
        rowLabel={({ roleName }) => roleName}
        paging={paging}
        query={{ sort: null, setSort: () => undefined, hasFilters, resetFilters, reset: resetFilters }}
        empty={EMPTY}
        filters={
          <>
            <FilterSearch
              label="Найти роль"
              placeholder="Роль или компания"
              value={text}
              onChange={(next) => narrow({ text: next ?? '' })}
            />
            <Box flexShrink="0" width="36">
              <Select
                size="sm"
                aria-label="Что говорит роль"
                options={VERDICTS}
                value={verdict}
                onChange={({ target }) =>
                  narrow({ verdict: VERDICTS.find(({ value }) => value === target.value)?.value ?? 'all' })
                }
              />
            </Box>
          </>
        }
      />
    </Stack>
  );
}
