import { useLazyDialog } from '@cabinet/kernel/ui';

const importWhy = () =>
  import('./why-no-access/why-dialog.tsx').then(({ WhyDialog }) => ({ default: WhyDialog }));

/** «Почему нет доступа», about whom and what is known; its code comes with the first question. */
export const useWhyDialog = () => useLazyDialog(importWhy);
