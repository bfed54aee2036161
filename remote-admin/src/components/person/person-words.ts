import { quoted } from '@cabinet/kernel/core/text';
import type { Person } from '../../api/people.ts';
import type { AdminUser } from '../../api/users.ts';

export const ACCOUNT_TYPES = { personal: 'Личный', group: 'Группа', company: 'Компания' } as const;

type Spender = Pick<AdminUser, 'accountType' | 'company' | 'group'>;

/** The group or the company whose account a person spends from; `null` where it is their own. */
export function placeOf({ accountType, company, group }: Spender): { readonly name: string } | null {
  if (accountType === 'company') return company;
  return accountType === 'group' ? group : null;
}

/** Whose account a person spends from. */
export function accountOf(person: Spender): string {
  const place = placeOf(person);
  const kind = ACCOUNT_TYPES[person.accountType];
  return place === null ? kind : `${kind} ${quoted(place.name)}`;
}

/** A person as the question about their role knows them. */
export function toRoleHolder({ id, displayName, email, isActive, role, company }: AdminUser): Person {
  const companyName = role.companyId === null ? null : (company?.name ?? null);
  return { id, displayName, email, isActive, role: { ...role, companyName }, company };
}
