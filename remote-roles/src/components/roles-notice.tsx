import { Card, EmptyState, ShieldIcon } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface RolesNoticeProps {
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
}

/** Stands in place of roles that somebody may not see. */
export function RolesNotice({ title, description, action }: RolesNoticeProps) {
  return (
    <Card p="0" role="status">
      <EmptyState icon={<ShieldIcon />} title={title} description={description} action={action} />
    </Card>
  );
}

/** Administrators of people see no roles without one more right. */
export function NoRoleRight() {
  return (
    <RolesNotice
      title="Роли вам не видны"
      description="Роли ведёт тот, у кого есть разрешение «Управление ролями»."
    />
  );
}
