import { useLazyDialog } from '@cabinet/kernel/ui';

const importPayerDialog = () => import('./dialogs/payer-dialog.tsx');
const importProposalDialog = () => import('./dialogs/proposal-dialog.tsx');

/** What is done with an account; its code comes with the first question. */
export const usePayerDialog = () => useLazyDialog(importPayerDialog);

/** What is decided about a proposal. */
export const useProposalDialog = () => useLazyDialog(importProposalDialog);
