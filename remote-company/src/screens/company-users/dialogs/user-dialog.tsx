import type { User } from '@cabinet/kernel/session';
import type { CompanyUser } from '../../../api/company-users.ts';
import type { UserQuestion } from '../user-question.ts';
import { CapDialog } from './cap-dialog.tsx';
import { ConfirmUserDialog } from './confirm-user-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface UserDialogProps {
  readonly companyId: string;
  /** Whoever asks. */
  readonly user: Pick<User, 'id' | 'roleInfo'>;
  /** People as the list shows them now: a cap that was saved is another one here, too. */
  readonly rows: readonly CompanyUser[] | undefined;
  readonly question: UserQuestion;
  readonly onClose: () => void;
}

/** One person, one question. */
export default function UserDialog({ companyId, user, rows, question, onClose }: UserDialogProps) {
  const { kind, person: asked } = question;
  const person = rows?.find(({ userId }) => userId === asked.userId) ?? asked;
  const props = { companyId, user, person, onClose };
  if (kind === 'cap') return <CapDialog {...props} />;
  if (kind === 'role') return <RoleDialog {...props} />;
  return <ConfirmUserDialog {...props} kind={kind} />;
}
