import { notifyPartFailure } from '@cabinet/kernel/notify';
import type { User } from '@cabinet/kernel/session';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { CompanyUser } from '../../api/company-users.ts';
import type { UserQuestion } from './user-question.ts';

const importDialog = () => import('./dialogs/user-dialog.tsx');

interface UserDialogOptions {
  readonly companyId: string;
  /** People as the list shows them now: a cap that was saved is another one in the dialog, too. */
  readonly rows: readonly CompanyUser[] | undefined;
  readonly user: Pick<User, 'id' | 'roleInfo'>;
}

interface UserDialogHandle {
  readonly ask: (question: UserQuestion) => void;
  readonly element: ReactNode;
}

/** The dialog that asks about a person; its code comes with the first question. */
export function useUserDialog({ companyId, rows, user }: UserDialogOptions): UserDialogHandle {
  const [question, ask] = useState<UserQuestion | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(importDialog, {
    isWanted: question !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  if (question === null || Dialog === null) return { ask, element: null };
  const person = rows?.find(({ userId }) => userId === question.person.userId) ?? question.person;
  const props = { companyId, user, question: { ...question, person }, onClose: close };
  return { ask, element: <Dialog {...props} /> };
}
