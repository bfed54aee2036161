import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LazyDialogHandle<About> {
  /** Opens the dialog, about what is given. */
  readonly ask: (about: About) => void;
  readonly element: ReactNode;
}

/** A dialog whose code comes when it is first asked for. The loader is kept outside the component. */
export function useLazyDialog<About extends object>(
  load: () => Promise<{ readonly default: ComponentType<About & { readonly onClose: () => void }> }>,
): LazyDialogHandle<About> {
  const [about, ask] = useState<About | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(load, {
    isWanted: about !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return {
    ask,
    element: about !== null && Dialog !== null && <Dialog {...about} onClose={close} />,
  };
}
