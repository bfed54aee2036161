import { useLazyDialog } from '@cabinet/kernel/ui';

const importVerificationDialog = () => import('./verification-dialog.tsx');

/** What is said of a company; its code comes with the first question. */
export const useVerificationDialog = () => useLazyDialog(importVerificationDialog);
