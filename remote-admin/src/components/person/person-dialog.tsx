import { ProposedDialog } from '../proposed/proposed-dialog.tsx';
import { useProposed } from '../proposed/use-proposed.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import type { PersonQuestion } from './person-question.ts';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';

interface PersonDialogProps extends PersonQuestion {
  readonly onClose: () => void;
  /** The person is gone; the list of people needs to hear nothing. */
  readonly onDeleted?: (() => void) | undefined;
}

/** One person, one question about them. */
export default function PersonDialog({ kind, person, onClose, onDeleted }: PersonDialogProps) {
  const { proposals, keep, close } = useProposed(onClose);
  if (proposals.length > 0) return <ProposedDialog proposals={proposals} onClose={onClose} />;
  const change = { person, onClose: close, onProposed: keep };
  if (kind === 'edit') return <EditPersonDialog {...change} />;
  if (kind === 'delete') return <DeletePersonDialog {...{ person, onClose, onDeleted }} />;
  if (kind === 'reset-factors') return <ResetFactorsDialog {...change} />;
  return <ActivityDialog {...change} isOn={kind === 'activate'} />;
}
