import { useLazyDialog } from '../../lib/use-lazy-dialog.tsx';
import type { ViewDialogProps } from './view-dialog.tsx';

type ViewTask = Omit<ViewDialogProps, 'onClose'> & { readonly kind: 'save' | 'manage' };

const importDialog = () => import('./view-dialog.tsx');

/** Saving a view and keeping all of them in order. */
export const useViewDialog = () => useLazyDialog<ViewTask>(importDialog);
