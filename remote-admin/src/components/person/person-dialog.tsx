import { ActivityDialog } from './activity-dialog.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import type { PersonQuestion } from './person-question.ts';

interface PersonDialogProps extends PersonQuestion {
  readonly onClose: () => void;
  /** The person is gone; the list of people needs to hear nothing. */
  readonly onDeleted?: (() => void) | undefined;
}

/** One person, one question about them. */
export default function PersonDialog({ kind, person, onClose, onDeleted }: PersonDialogProps) {
  if (kind === 'edit') return <EditPersonDialog person={person} onClose={onClose} />;
  if (kind === 'delete') return <DeletePersonDialog {...{ person, onClose, onDeleted }} />;
  return <ActivityDialog person={person} isOn={kind === 'activate'} onClose={onClose} />;
}
