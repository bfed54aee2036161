import { useLazyDialog } from '@cabinet/kernel/ui';

const importPayerDialog = () => import('./dialogs/payer-dialog.tsx');

/** What is done with an account; its code comes with the first question. */
export const usePayerDialog = () => useLazyDialog(importPayerDialog);
