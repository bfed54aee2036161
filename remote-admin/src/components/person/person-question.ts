import type { AdminUser } from '../../api/admin-users.ts';
import type { Proposal } from '../../api/proposals.ts';

/** A question about a person that is open. */
export interface PersonQuestion {
  readonly kind: 'edit' | 'activate' | 'deactivate' | 'delete' | 'reset-factors';
  readonly person: AdminUser;
}

/** What a change takes that may wait for a second person. */
export interface PersonChangeProps {
  readonly person: AdminUser;
  readonly onClose: () => void;
  /** Somebody else is to confirm it, or a part of it. */
  readonly onProposed: (proposals: readonly Proposal[]) => void;
}
