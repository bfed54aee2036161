import { useLazyDialog } from '@cabinet/kernel/ui';

const importLineDialog = () => import('./line-dialog.tsx');

/** What is decided about one line; its code comes with the first question. */
export const useLineDialog = () => useLazyDialog(importLineDialog);
