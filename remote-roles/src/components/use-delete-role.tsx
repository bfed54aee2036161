import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { Role } from '../api/roles.ts';

const importDialog = () => import('./delete-role/delete-role-dialog.tsx');

interface DeleteRoleHandle {
  readonly ask: (role: Role) => void;
  readonly element: ReactNode;
}

/** The question whether a role is deleted; its code comes with the first one. */
export function useDeleteRole(): DeleteRoleHandle {
  const [role, ask] = useState<Role | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(importDialog, {
    isWanted: role !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  const element = role === null || Dialog === null ? null : <Dialog role={role} onClose={close} />;
  return { ask, element };
}
