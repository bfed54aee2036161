import { useSearchParams } from '@cabinet/kernel/router';
import { CompanyRoleEditor } from '../../editor/company-role-editor.tsx';

export function Screen() {
  const [search] = useSearchParams();
  return <CompanyRoleEditor roleId={null} copyOf={search.get('from') || undefined} />;
}
