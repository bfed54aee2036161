import { usePermission } from '@cabinet/kernel/session';
import { Card, EmptyState, KeyIcon, PageHeader } from '@cabinet/kernel/ui';
import { PermissionsSection } from './permissions-section.tsx';
import { useRelated } from './use-related.ts';

export function Screen() {
  const mayManage = usePermission('permission:manage');
  const related = useRelated();
  if (mayManage) return <PermissionsSection />;
  return (
    <>
      <PageHeader title="Разрешения" related={related} />
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
