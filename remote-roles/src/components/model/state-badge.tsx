import { StatusBadge } from '@cabinet/kernel/ui';

export const stateText = (isEnabled: boolean) => (isEnabled ? 'Включена' : 'Выключена');

/** Whether the service offers a model. */
export function StateBadge({ isEnabled }: { readonly isEnabled: boolean }) {
  return <StatusBadge tone={isEnabled ? 'success' : 'neutral'}>{stateText(isEnabled)}</StatusBadge>;
}
