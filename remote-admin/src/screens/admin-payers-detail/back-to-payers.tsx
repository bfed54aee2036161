import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToPayers() {
  return (
    <Link to={paths.adminPayers.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Платёжные аккаунты
    </Link>
  );
}
