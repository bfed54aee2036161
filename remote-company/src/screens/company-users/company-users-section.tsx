import { useWhyDialog } from '@cabinet/access';
import type { User } from '@cabinet/kernel/session';
import { useHasUnsavedInput } from '@cabinet/kernel/state';
import { Stack, useLazyDialog } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { useCompanyRoles } from '../../api/company-roles.ts';
import {
  type CompanyUser,
  companyUserKeys,
  companyUsersFile,
  fetchCompanyUsers,
} from '../../api/company-users.ts';
import { isLostAccess } from '../../lib/is-lost-access.ts';
import { companyUserActions } from './company-user-actions.tsx';
import { COMPANY_USER_SORTS, companyUserColumns } from './company-user-columns.tsx';
import { COMPANY_USER_FILTERS } from './company-user-filters.ts';
import { InvitationsPart } from './invitations-part.tsx';
import { LostAccess } from './lost-access.tsx';

const importDialog = () => import('./dialogs/user-dialog.tsx');

interface CompanyUsersSectionProps {
  readonly companyId: string;
  readonly user: Pick<User, 'id' | 'roleInfo'>;
}

const nameOf = ({ displayName, email }: CompanyUser) => displayName || email;

/** The people of the company, and beneath them those who are invited. */
export function CompanyUsersSection({ companyId, user }: CompanyUsersSectionProps) {
  const roles = useCompanyRoles(companyId);
  const list = useList({
    cacheKey: companyUserKeys.list(companyId),
    fetch: (params) => fetchCompanyUsers(companyId, params),
    filters: COMPANY_USER_FILTERS,
    sorts: COMPANY_USER_SORTS,
    defaultSort: 'display_name',
    file: companyUsersFile(companyId),
  });
  const dialog = useLazyDialog(importDialog, { companyId, rows: list.rows, user });
  const why = useWhyDialog();
  const columns = useMemo(() => companyUserColumns({ companyId, selfId: user.id }), [companyId, user.id]);
  const isTyping = useHasUnsavedInput();
  if (isLostAccess(list.error) && !isTyping) return <LostAccess />;
  return (
    <Stack gap="8">
      <ListTable
        id="company-users"
        label="Пользователи компании"
        list={list}
        columns={columns}
        rowKey={({ userId }) => userId}
        rowLabel={nameOf}
        rowActions={(row) =>
          companyUserActions(row, {
            selfId: user.id,
            onAsk: (question) => dialog.ask({ question }),
            onWhy: (person) => why.ask({ person: { id: person.userId, name: nameOf(person) } }),
          })
        }
        choices={{
          role_id: roles.data?.map(({ roleId, roleName }) => ({ value: roleId, label: roleName })),
        }}
      />
      {(list.rows !== undefined || list.error !== undefined) && (
        <InvitationsPart companyId={companyId} roles={roles.data} />
      )}
      {dialog.element}
      {why.element}
    </Stack>
  );
}
