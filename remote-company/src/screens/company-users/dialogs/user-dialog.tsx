import type { User } from '@cabinet/kernel/session';
import type { UserQuestion } from '../user-question.ts';
import { CapDialog } from './cap-dialog.tsx';
import { ConfirmUserDialog } from './confirm-user-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface UserDialogProps {
  readonly companyId: string;
  /** Whoever asks. */
  readonly user: Pick<User, 'id' | 'roleInfo'>;
  readonly question: UserQuestion;
  readonly onClose: () => void;
}

/** One person, one question. */
export default function UserDialog({ companyId, user, question, onClose }: UserDialogProps) {
  const { kind, person } = question;
  const props = { companyId, user, person, onClose };
  if (kind === 'cap') return <CapDialog {...props} />;
  if (kind === 'role') return <RoleDialog {...props} />;
  return <ConfirmUserDialog {...props} kind={kind} />;
}
