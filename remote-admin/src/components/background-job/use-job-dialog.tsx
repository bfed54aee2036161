import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { useOpenedJob } from './use-opened-job.ts';

const importDialog = () => import('./job-dialog.tsx');

interface JobDialogHandle {
  readonly open: (id: string) => void;
  readonly element: ReactNode;
}

/** The job of the address as a dialog; its code comes with the first one. */
export function useJobDialog(onOver: () => void): JobDialogHandle {
  const { id, open, close } = useOpenedJob();
  const Dialog = useLazyPart(importDialog, {
    isWanted: id !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return {
    open,
    element: id !== null && Dialog !== null && (
      <Dialog key={id} id={id} onClose={close} onOver={onOver} onOpen={open} />
    ),
  };
}
