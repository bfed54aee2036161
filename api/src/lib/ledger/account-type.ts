import type { AccountType } from '@cabinet/kernel/core/payments';

/** Names the account that somebody spends from. A company comes before a group, and a group before a person. */
export function accountTypeOf(person: {
  readonly company_id: string | null;
  readonly group_id: string | null;
}): AccountType {
  if (person.company_id !== null) return 'company';
  return person.group_id !== null ? 'group' : 'personal';
}
