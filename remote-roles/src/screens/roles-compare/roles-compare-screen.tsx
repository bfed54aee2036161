import { usePermission } from '@cabinet/kernel/session';
import { ArrowLeftIcon, Link, PageHeader } from '@cabinet/kernel/ui';
import { NoRoleRight } from '../../components/roles-notice.tsx';
import { elsewhere, paths } from '../../paths.ts';
import { CompareSection } from './compare-section.tsx';

export function Screen() {
  const mayManage = usePermission('role:manage');
  return (
    <>
      <PageHeader
        title="Сравнение ролей"
        related={[paths.permissions, elsewhere.users]}
        back={
          <Link to={paths.roles.to()} textStyle="sm">
            <ArrowLeftIcon /> Роли
          </Link>
        }
      />
      {mayManage ? <CompareSection /> : <NoRoleRight />}
    </>
  );
}
