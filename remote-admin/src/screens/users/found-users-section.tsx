import type { useWhyDialog } from '@cabinet/access';
import type { User } from '@cabinet/kernel/session';
import { EmptyState, Stack, Text, UsersIcon } from '@cabinet/kernel/ui';
import { DataTable, FilterSearch, useTableQuery } from '@cabinet/kernel/ui/table';
import { useMemo } from 'react';
import { FOUND_USERS_SHOWN } from '../../api/first-queries.ts';
import { type FoundUser, useFoundUsers } from '../../api/found-users.ts';
import { useRoleQuestion } from '../../components/person-role/use-role-question.tsx';
import { nameOf } from '../../lib/person-role.ts';
import { foundUserActions } from './found-user-actions.tsx';
import { foundUserColumns } from './found-user-columns.tsx';

const FILTERS = [{ names: ['q'] }];
const NOBODY = (
  <EmptyState
    icon={<UsersIcon />}
    title="Пользователей пока нет"
    description="Здесь появится каждый, у кого есть учётная запись."
  />
);

interface FoundUsersSectionProps {
  /** Whoever looks. */
  readonly viewer: User;
  readonly onWhy: ReturnType<typeof useWhyDialog>['ask'];
}

/** The people, found by name or e-mail, and what may be done with each. */
export function FoundUsersSection({ viewer, onWhy }: FoundUsersSectionProps) {
  const query = useTableQuery({ filters: FILTERS });
  const { q = '' } = query.filters;
  const { data: rows, error, isValidating, mutate } = useFoundUsers(q);
  const question = useRoleQuestion();
  const columns = useMemo(() => foundUserColumns(viewer.id), [viewer.id]);
  const actions = (row: FoundUser) =>
    foundUserActions(row, {
      viewer,
      onAsk: question.ask,
      onWhy: (person) => onWhy({ person: { id: person.id, name: nameOf(person) } }),
    });
  return (
    <Stack gap="3">
      <DataTable
        id="users"
        label="Пользователи"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowActions={actions}
        query={query}
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating}
        filters={
          <FilterSearch
            label="Поиск по имени или почте"
            placeholder="Имя, почта"
            value={q}
            onChange={(text) => query.setFilters({ q: text })}
          />
        }
        empty={NOBODY}
      />
      {rows !== undefined && rows.length >= FOUND_USERS_SHOWN && (
        <Text role="status" textStyle="sm" color="fg.muted">
          {`Показаны первые ${FOUND_USERS_SHOWN}: уточните поиск`}
        </Text>
      )}
      {question.element}
    </Stack>
  );
}
