import { useLazyDialog } from '@cabinet/kernel/ui';

const importDialog = () => import('./delete-role/delete-role-dialog.tsx');

/** The question whether a role is deleted; its code comes with the first one. */
export const useDeleteRole = () => useLazyDialog(importDialog);
