import { paths } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';

export function BackToModels() {
  return (
    <Link to={paths.modelSettings.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Модели
    </Link>
  );
}
