import { AssignDialog } from './assign-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { RoleQuestion } from './role-question.ts';

interface RoleDialogProps extends RoleQuestion {
  readonly onClose: () => void;
}

/** One person, one question about their role. */
export default function RoleDialog({ kind, ...props }: RoleDialogProps) {
  return kind === 'assign' ? <AssignDialog {...props} /> : <RemoveDialog {...props} />;
}
