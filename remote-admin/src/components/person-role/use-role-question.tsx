import { useLazyDialog } from '@cabinet/kernel/ui';

const importDialog = () => import('./role-dialog.tsx');

/** The dialog that asks about the role of a person; its code comes with the first question. */
export const useRoleQuestion = () => useLazyDialog(importDialog);
