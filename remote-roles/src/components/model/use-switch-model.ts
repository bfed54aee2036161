import { useLazyDialog } from '@cabinet/kernel/ui';

const importDialog = () => import('./switch-model-dialog.tsx');

/** The question whether a model is switched on or off; its code comes with the first one. */
export const useSwitchModel = () => useLazyDialog(importDialog);
