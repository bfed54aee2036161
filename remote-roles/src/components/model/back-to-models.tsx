import { BackLink } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToModels() {
  return <BackLink to={paths.modelSettings.to()}>Модели и цены</BackLink>;
}
