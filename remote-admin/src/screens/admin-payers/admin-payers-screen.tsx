import { PageHeader } from '@cabinet/kernel/ui';

export function Screen() {
  return <PageHeader title="Платёжные аккаунты" />;
}
