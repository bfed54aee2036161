import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, Card, EmptyState, SearchIcon } from '@cabinet/kernel/ui';

export function ModelNotFound() {
  return (
    <Card p="0">
      <EmptyState
        icon={<SearchIcon />}
        title="Модель не найдена"
        description="В каталоге нет модели с таким кодом: проверьте ссылку."
        action={<ButtonLink to={paths.modelSettings.to()}>К списку моделей</ButtonLink>}
      />
    </Card>
  );
}
