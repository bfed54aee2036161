import type { CompanyUser } from '../../api/company-users.ts';

/** What is asked about a person before it is done. */
export type UserQuestionKind = 'cap' | 'role' | 'suspend' | 'restore' | 'remove' | 'leave';

/** A question that is open. */
export interface UserQuestion {
  readonly kind: UserQuestionKind;
  readonly person: CompanyUser;
}
