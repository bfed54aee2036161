import { paths } from '@cabinet/kernel/paths';
import { ButtonLink, Card, EmptyState, SearchIcon } from '@cabinet/kernel/ui';

export function CorrectionNotFound() {
  return (
    <Card p="0">
      <EmptyState
        icon={<SearchIcon />}
        title="Корректировка не найдена"
        description="Корректировки с таким адресом нет: проверьте ссылку."
        action={<ButtonLink to={paths.rateCorrections.to()}>К списку корректировок</ButtonLink>}
      />
    </Card>
  );
}
