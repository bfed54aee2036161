import { usePermission } from '@cabinet/kernel/session';
import { Card, EmptyState, KeyIcon, PageHeader } from '@cabinet/kernel/ui';
import { PermissionsSection } from './permissions-section.tsx';

export function Screen() {
  const mayManage = usePermission('permission:manage');
  if (mayManage) return <PermissionsSection />;
  return (
    <>
      <PageHeader title="Разрешения" />
      <Card>
        <EmptyState
          icon={<KeyIcon />}
          title="Разрешения ведут другие"
          description="Список открыт тем, у кого есть разрешение «Управление разрешениями». Попросите его у администратора ролей."
        />
      </Card>
    </>
  );
}
