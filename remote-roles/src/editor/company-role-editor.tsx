import { useCurrentUser } from '@cabinet/kernel/session';
import { PageHeader } from '@cabinet/kernel/ui';
import { NoCompany } from './editor-notices.tsx';
import { RoleEditor, type RoleEditorProps } from './role-editor.tsx';

export function CompanyRoleEditor(props: Omit<RoleEditorProps, 'scope'>) {
  const companyId = useCurrentUser()?.companyId ?? null;
  if (companyId === null)
    return (
      <>
        <PageHeader title={props.roleId === null ? 'Создать новую роль' : 'Редактировать роль'} />
        <NoCompany />
      </>
    );
  return <RoleEditor {...props} scope={{ kind: 'company', companyId }} />;
}
