import type { ReactNode } from 'react';
import { notifyPartFailure } from '../notify/notify-part-failure.ts';
import { useLazyPart } from '../ui/use-lazy-part.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const importDialog = () => import('./leave-dialog.tsx');

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  readonly hasChanges: boolean;
  /** The person leaves without saving. */
  readonly onLeave?: (() => void) | undefined;
  /** Names what would be lost. */
  readonly children: ReactNode;
}

/**
 * Asks before typed text is left behind. For another screen of the cabinet it asks itself, for another page the browser
 * does.
 */
export function LeaveQuestion({ hasChanges, onLeave, children }: LeaveQuestionProps) {
  const way = useLeaveGuard(hasChanges);
  // The code is loaded as soon as there is something to lose.
  useLazyPart(importDialog, { isWanted: hasChanges });
  const Dialog = useLazyPart(importDialog, {
    isWanted: way.isAsking,
    onFailure() {
      way.stay();
      notifyPartFailure();
    },
  });
  if (Dialog === null) return null;
  return (
    <Dialog way={way} onLeave={onLeave}>
      {children}
    </Dialog>
  );
}
