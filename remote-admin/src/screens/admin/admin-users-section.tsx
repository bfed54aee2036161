import { hasPermission } from '@cabinet/kernel/core/permissions';
import { useNavigate } from '@cabinet/kernel/router';
import type { User } from '@cabinet/kernel/session';
import { Button, EmptyState, UsersIcon, useLazyDialog } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { type AdminUser, adminUserKeys, fetchAdminUsers } from '../../api/admin-users.ts';
import { toRoleHolder } from '../../components/person/person-words.ts';
import { usePersonQuestion } from '../../components/person/use-person-question.ts';
import { useRoleQuestion } from '../../components/person-role/use-role-question.tsx';
import { ViewsMenu } from '../../components/saved-views/views-menu.tsx';
import { nameOf } from '../../lib/person-role.ts';
import { paths } from '../../paths.ts';
import { ADMIN_USER_SORTS, adminUserColumns } from './admin-user-columns.tsx';
import { ADMIN_USER_LIST, useAdminUserFilters } from './admin-user-filters.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { personActions } from './person-actions.ts';
import { useAdminUserChoices } from './use-admin-user-choices.ts';

const importBulk = () => import('./bulk/bulk-dialog.tsx');
const FILE = { address: 'admin/users/export', name: 'users' } as const;
const hrefOf = ({ id }: AdminUser) => paths.adminUsersDetail.to({ userId: id });

interface AdminUsersSectionProps {
  /** Whoever looks. */
  readonly viewer: User;
  readonly onCreate: () => void;
  readonly onJob: (jobId: string) => void;
}

/** Everybody, found by what is known of them, and what may be done with one or with many. */
export function AdminUsersSection({ viewer, onCreate, onJob }: AdminUsersSectionProps) {
  const list = useList({
    cacheKey: adminUserKeys.list,
    fetch: fetchAdminUsers,
    filters: useAdminUserFilters(),
    sorts: ADMIN_USER_SORTS,
    defaultSort: '-created_at',
    file: FILE,
  });
  const navigate = useNavigate();
  const question = usePersonQuestion();
  const role = useRoleQuestion();
  const bulk = useLazyDialog(importBulk, { onStarted: onJob });
  const columns = useMemo(() => adminUserColumns(viewer.id), [viewer.id]);
  const choices = useAdminUserChoices(list);
  return (
    <>
      <ListTable
        id={ADMIN_USER_LIST.table}
        label="Пользователи"
        list={list}
        columns={columns}
        choices={choices}
        beside={<ViewsMenu list={ADMIN_USER_LIST} />}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        hrefOf={hrefOf}
        rowActions={(person) =>
          personActions(person, {
            viewer,
            onOpen: () => void navigate(hrefOf(person)),
            onAsk: question.ask,
            onRole: () => role.ask({ kind: 'assign', person: toRoleHolder(person) }),
          })
        }
        mayChooseFound
        bulkActions={(people, _clear, isAll) => (
          <BulkBar
            who={
              isAll
                ? { kind: 'found', filters: list.query.filters, total: list.page?.total ?? people.length }
                : { kind: 'chosen', people }
            }
            isCounting={list.isCounting}
            mayGiveRoles={hasPermission(viewer.roleInfo.permissions, 'role:manage')}
            onAsk={bulk.ask}
          />
        )}
        empty={
          <EmptyState
            icon={<UsersIcon />}
            title="Пользователей пока нет"
            description="Здесь появится каждый, у кого есть учётная запись."
            action={<Button onClick={onCreate}>Создать пользователя</Button>}
          />
        }
      />
      {question.element}
      {role.element}
      {bulk.element}
    </>
  );
}
