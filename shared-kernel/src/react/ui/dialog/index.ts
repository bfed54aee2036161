export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { PrintedSheet } from './printed-sheet.tsx';
