import { useLazyDialog } from '@cabinet/kernel/ui';

const importProposalDialog = () => import('./dialogs/proposal-dialog.tsx');

/** What a proposal is, and what is decided about it; the code comes with the first question. */
export const useProposalDialog = () => useLazyDialog(importProposalDialog);
