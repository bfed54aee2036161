import { StatusBadge } from '@cabinet/kernel/ui';

/** Whether a model is open. */
export function VerdictBadge({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <StatusBadge tone={isOpen ? 'success' : 'danger'}>{isOpen ? 'Доступна' : 'Заблокирована'}</StatusBadge>
  );
}
