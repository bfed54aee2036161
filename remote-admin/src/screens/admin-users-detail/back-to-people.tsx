import { BackLink } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToPeople() {
  return <BackLink to={paths.admin.to()}>Пользователи</BackLink>;
}
