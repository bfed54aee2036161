import { ArrowLeftIcon, Link } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToCorrections() {
  return (
    <Link to={paths.rateCorrections.to()} alignSelf="flex-start">
      <ArrowLeftIcon /> Корректировки ставок
    </Link>
  );
}
