import { paths } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, ButtonLink, Card, EmptyState, Link, SearchIcon } from '@cabinet/kernel/ui';

export function BackToPayers() {
  return (
    <Link to={paths.adminPayers.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Платёжные аккаунты
    </Link>
  );
}

export function PayerNotFound() {
  return (
    <Card p="0">
      <EmptyState
        icon={<SearchIcon />}
        title="Счёт не найден"
        description="Такого платёжного аккаунта нет: проверьте ссылку."
        action={<ButtonLink to={paths.adminPayers.to()}>Ко всем счетам</ButtonLink>}
      />
    </Card>
  );
}
