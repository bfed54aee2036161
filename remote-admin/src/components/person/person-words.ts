import { quoted } from '@cabinet/kernel/core/text';
import type { Person } from '../../api/people.ts';
import type { AdminUser } from '../../api/users.ts';

export const ACCOUNT_TYPES = { personal: 'Личный', group: 'Группа', company: 'Компания' } as const;

/** Whose account a person spends from. */
export function accountOf({
  accountType,
  company,
  group,
}: Pick<AdminUser, 'accountType' | 'company' | 'group'>): string {
  const place = accountType === 'company' ? company : accountType === 'group' ? group : null;
  return place === null ? ACCOUNT_TYPES[accountType] : `${ACCOUNT_TYPES[accountType]} ${quoted(place.name)}`;
}

/** A person as the question about their role knows them. */
export function toRoleHolder({ id, displayName, email, isActive, role, company }: AdminUser): Person {
  const companyName = role.companyId === null ? null : (company?.name ?? null);
  return { id, displayName, email, isActive, role: { ...role, companyName }, company };
}
