import type { Permission } from '@cabinet/access/permissions';
import { type User, useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { BackLink, ErrorState, PageHeader } from '@cabinet/kernel/ui';
import type { RoleScope } from '../api/roles.ts';
import { NotAllowed, RoleNotFound } from './editor-notices.tsx';
import { type EditorPaths, editorPaths } from './editor-paths.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { RoleForm } from './form/role-form.tsx';
import { draftKey } from './start/stored-draft.ts';
import { useEditorStart } from './start/use-editor-start.ts';

export interface RoleEditorProps {
  readonly scope: RoleScope;
  /** The role to change; null makes a new one. */
  readonly roleId: string | null;
  /** A new role begins as a copy of this one. */
  readonly copyOf?: string | undefined;
}

const KEEPERS = {
  global: 'role:manage',
  company: 'company_role:manage',
} as const satisfies Record<RoleScope['kind'], Permission>;

interface LoadedEditorProps extends RoleEditorProps {
  readonly user: User;
  readonly to: EditorPaths;
}

function LoadedEditor({ scope, roleId, copyOf, user, to }: LoadedEditorProps) {
  const loading = useEditorStart({ scope, roleId, copyOf, user });
  if (loading.state === 'pending') return <EditorSkeleton />;
  if (loading.state === 'notFound') return <RoleNotFound to={to} isCopy={roleId === null} />;
  if (loading.state === 'failed') return <ErrorState error={loading.error} onRetry={loading.onRetry} />;
  const { start, suggestions } = loading;
  const what = roleId ?? `${scope.kind === 'global' ? 'new' : `new.${scope.companyId}`}.${copyOf ?? ''}`;
  return <RoleForm {...{ start, suggestions, user, to }} draftKey={draftKey(user.id, what)} />;
}

/** Creates or edits a role, global or of a company (product §2.10). */
export function RoleEditor(props: RoleEditorProps) {
  const { scope, roleId, copyOf } = props;
  const user = useCurrentUser();
  const permission = KEEPERS[scope.kind];
  const isKeeper = usePermission(permission);
  if (user === null) return null;
  const to = editorPaths(scope);
  return (
    <>
      <PageHeader
        title={roleId === null ? 'Создать новую роль' : 'Редактировать роль'}
        back={<BackLink to={to.list}>{to.listName}</BackLink>}
      />
      {isKeeper ? (
        // Another role is another draft.
        <LoadedEditor key={`${roleId}.${copyOf}`} {...props} user={user} to={to} />
      ) : (
        <NotAllowed permission={permission} />
      )}
    </>
  );
}
