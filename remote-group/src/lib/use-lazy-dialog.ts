import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ComponentType, useState } from 'react';

/** A dialog whose code comes when it is asked for. `load` must be the same function at every render. */
export function useLazyDialog<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Part = useLazyPart(load, {
    isWanted: isOpen,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return {
    /** `null` while it is closed. */
    Dialog: isOpen ? Part : null,
    isComing: isOpen && Part === null,
    open: () => setOpen(true),
    close,
  };
}
