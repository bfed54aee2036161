import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToPeople() {
  return (
    <Link to={paths.admin.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Пользователи
    </Link>
  );
}
