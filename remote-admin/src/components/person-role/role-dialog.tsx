import { ProposedDialog } from '../proposed/proposed-dialog.tsx';
import { useProposed } from '../proposed/use-proposed.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { RoleQuestion } from './role-question.ts';

interface AskedProps extends RoleQuestion {
  readonly onClose: () => void;
}

const DIALOGS = { assign: AssignDialog, remove: RemoveDialog } as const;

/** One person, one question about their role. */
export default function RoleDialog({ kind, person, onClose }: AskedProps) {
  const { proposals, keep, close } = useProposed(onClose);
  if (proposals.length > 0) return <ProposedDialog proposals={proposals} onClose={onClose} />;
  const Question = DIALOGS[kind];
  return <Question person={person} onClose={close} onProposed={keep} />;
}
