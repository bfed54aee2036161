import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { WhyDialogProps } from './why/why-dialog.tsx';

const importWhy = () => import('./why/why-dialog.tsx').then(({ WhyDialog }) => ({ default: WhyDialog }));

interface WhyHandle {
  /** Opens the question, about whom and what is known. */
  readonly ask: (about: Pick<WhyDialogProps, 'person' | 'modelId'>) => void;
  readonly element: ReactNode;
}

/** «Почему нет доступа»; its code comes with the first question. */
export function useWhyDialog(): WhyHandle {
  const [about, ask] = useState<Pick<WhyDialogProps, 'person' | 'modelId'> | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(importWhy, {
    isWanted: about !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return { ask, element: about !== null && Dialog !== null && <Dialog {...about} onClose={close} /> };
}
