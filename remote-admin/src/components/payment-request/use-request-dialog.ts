import { useLazyDialog } from '@cabinet/kernel/ui';

const importRequestDialog = () => import('./dialogs/request-dialog.tsx');

/** What is decided about a payment request; its code comes with the first question. */
export const useRequestDialog = () => useLazyDialog(importRequestDialog);
