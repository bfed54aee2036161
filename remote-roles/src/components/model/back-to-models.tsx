import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToModels() {
  return (
    <Link to={paths.modelSettings.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Модели
    </Link>
  );
}
