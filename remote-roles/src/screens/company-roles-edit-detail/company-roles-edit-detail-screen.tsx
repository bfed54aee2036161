import { useParams } from '@cabinet/kernel/router';
import { CompanyRoleEditor } from '../../editor/company-role-editor.tsx';

export function Screen() {
  const { roleId = '' } = useParams();
  return <CompanyRoleEditor roleId={roleId} />;
}
