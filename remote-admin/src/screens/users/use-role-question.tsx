import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { RoleQuestion } from './role-question.ts';

const importDialog = () => import('./dialogs/role-dialog.tsx');

interface RoleQuestionHandle {
  readonly ask: (question: RoleQuestion) => void;
  readonly element: ReactNode;
}

/** The dialog that asks about the role of a person; its code comes with the first question. */
export function useRoleQuestion(): RoleQuestionHandle {
  const [question, ask] = useState<RoleQuestion | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(importDialog, {
    isWanted: question !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return {
    ask,
    element: question !== null && Dialog !== null && <Dialog {...question} onClose={close} />,
  };
}
