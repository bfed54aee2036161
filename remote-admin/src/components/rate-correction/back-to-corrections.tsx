import { BackLink } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToCorrections() {
  return <BackLink to={paths.rateCorrections.to()}>Корректировки ставок</BackLink>;
}
