import type { FoundUser } from '../../api/found-users.ts';

/** A question about the role of a person that is open. */
export interface RoleQuestion {
  readonly kind: 'assign' | 'remove';
  readonly person: FoundUser;
}
