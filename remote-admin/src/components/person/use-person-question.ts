import { useLazyDialog } from '@cabinet/kernel/ui';

const importDialog = () => import('./person-dialog.tsx');

/** What is changed of a person; the code of the dialogs comes with the first question. */
export const usePersonQuestion = (onDeleted?: () => void) => useLazyDialog(importDialog, { onDeleted });
