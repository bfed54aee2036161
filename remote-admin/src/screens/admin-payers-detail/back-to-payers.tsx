import { BackLink } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';

export function BackToPayers() {
  return <BackLink to={paths.adminPayers.to()}>Платёжные аккаунты</BackLink>;
}
