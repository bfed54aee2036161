import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, Card, EmptyState, SearchIcon } from '@cabinet/kernel/ui';

export function PersonNotFound() {
  return (
    <Card p="0">
      <EmptyState
        icon={<SearchIcon />}
        title="Пользователь не найден"
        description="Такой учётной записи нет или её удалили: проверьте ссылку."
        action={<ButtonLink to={paths.admin.to()}>К списку пользователей</ButtonLink>}
      />
    </Card>
  );
}
