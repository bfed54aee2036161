import type { Person } from '../../api/people.ts';

/** A question about the role of a person that is open. */
export interface RoleQuestion {
  readonly kind: 'assign' | 'remove';
  readonly person: Person;
}
