import { ACCOUNT_TYPE } from '@cabinet/kernel/core/payments';
import { quoted } from '@cabinet/kernel/core/text';
import type { AdminUser } from '../../api/admin-users.ts';
import type { FoundUser } from '../../api/found-users.ts';

type Spender = Pick<AdminUser, 'accountType' | 'company' | 'group'>;

/** The group or the company whose account a person spends from; `null` where it is their own. */
export function placeOf({ accountType, company, group }: Spender): { readonly name: string } | null {
  return { personal: null, group, company }[accountType];
}

/** Whose account a person spends from. */
export function accountOf(person: Spender): string {
  const place = placeOf(person);
  const kind = ACCOUNT_TYPE[person.accountType].label;
  return place === null ? kind : `${kind} ${quoted(place.name)}`;
}

/** A person as the question about their role knows them. */
export function toRoleHolder(person: AdminUser): FoundUser {
  const { id, displayName, email, isActive, role, globalRole, company } = person;
  const companyName = role.companyId === null ? null : (company?.name ?? null);
  return { id, displayName, email, isActive, role: { ...role, companyName }, globalRole, company };
}
