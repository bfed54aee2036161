import { paths } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';

export function BackToPeople() {
  return (
    <Link to={paths.admin.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Пользователи
    </Link>
  );
}
