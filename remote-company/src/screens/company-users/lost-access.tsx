import { ButtonLink, Card, EmptyState, ShieldIcon } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

/** Stands in place of the people once the right to manage them has been taken while somebody was at work. */
export function LostAccess() {
  return (
    <Card p="0" role="status">
      <EmptyState
        icon={<ShieldIcon />}
        title="Управлять сотрудниками вы больше не можете"
        description="Ваши права в компании изменились. Кто управляет сотрудниками и может вернуть доступ, сказано на странице компании."
        action={<ButtonLink to={paths.company.to()}>Моя компания</ButtonLink>}
      />
    </Card>
  );
}
