import { paths } from '@cabinet/kernel/paths';
import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';

export function BackToCorrections() {
  return (
    <Link to={paths.rateCorrections.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Корректировки ставок
    </Link>
  );
}
