export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { Dialog } from './dialog.tsx';
