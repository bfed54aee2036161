import { paths } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';

export function BackToPayers() {
  return (
    <Link to={paths.adminPayers.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Платёжные аккаунты
    </Link>
  );
}
