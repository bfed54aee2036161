import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { ViewedList } from './view-query.ts';

export interface ViewDialogProps {
  readonly list: ViewedList;
  /** What the list shows now, as a view keeps it. */
  readonly present: string;
  readonly onClose: () => void;
}

/** What is done with views beside applying them. */
export default function ViewDialog({
  kind,
  ...props
}: ViewDialogProps & { readonly kind: 'save' | 'manage' }) {
  return kind === 'save' ? <SaveViewDialog {...props} /> : <ManageViewsDialog {...props} />;
}
