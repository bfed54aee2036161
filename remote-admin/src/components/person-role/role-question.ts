import type { FoundUser } from '../../api/found-users.ts';
import type { Proposal } from '../../api/proposals.ts';

/** A question about the role of a person that is open. */
export interface RoleQuestion {
  readonly kind: 'assign' | 'remove';
  readonly person: FoundUser;
}

/** What every such question takes. */
export interface RoleDialogProps {
  readonly person: FoundUser;
  readonly onClose: () => void;
  /** Somebody else is to confirm it. */
  readonly onProposed: (proposals: readonly Proposal[]) => void;
}
