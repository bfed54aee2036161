import type { AdminUser } from '../../api/admin-users.ts';

/** A question about a person that is open. */
export interface PersonQuestion {
  readonly kind: 'edit' | 'activate' | 'deactivate' | 'delete';
  readonly person: AdminUser;
}
