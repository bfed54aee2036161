import { Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { RemoteChange } from '../../api/remotes.ts';

/** From which build to which; nothing of a change that is about none. */
export function BuildChange({ from, to }: Pick<RemoteChange, 'from' | 'to'>) {
  if (from === null && to === null) return null;
  return (
    <Text fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
      {from !== null && (
        <>
          <VisuallyHidden>было </VisuallyHidden>
          <span>{from}</span>
        </>
      )}
      {to !== null && (
        <>
          <span aria-hidden>{from === null ? '→ ' : ' → '}</span>
          <VisuallyHidden>{from === null ? 'стало ' : ', стало '}</VisuallyHidden>
          <span>{to}</span>
        </>
      )}
    </Text>
  );
}
