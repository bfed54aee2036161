import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { get } from '@cabinet/kernel/http';
import { fetchAdminUsers } from '../../api/admin-users.ts';
import { type AdminPayer, fetchPayers } from '../../api/payers.ts';
import type { FoundKind, FoundOption } from './use-found.ts';

const SHOWN = 20;

/** Somebody by their name, or by their e-mail until they have one. */
export function personOption(person: {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
}): FoundOption {
  const { id, displayName, email } = person;
  return displayName === '' ? { value: id, label: email } : { value: id, label: displayName, hint: email };
}

/** An account by the name of whose it is. */
export const payerOption = ({ id, kind, name }: Pick<AdminPayer, 'id' | 'kind' | 'name'>): FoundOption => ({
  value: id,
  label: name,
  hint: PAYER_KIND[kind].label,
});

/** Whoever has an account of the cabinet. */
export const FOUND_PEOPLE: FoundKind = {
  resource: 'admin-users',
  async find(q) {
    const { items } = await fetchAdminUsers({ q: q || undefined, limit: SHOWN });
    return items.map(personOption);
  },
};

/** Companies that are not closed. */
export const FOUND_COMPANIES: FoundKind = {
  resource: 'admin-companies',
  async find(q) {
    const { items } = await get('admin/companies', {
      rawQuery: { q: q || undefined, sort: 'name', limit: SHOWN },
    });
    return items.map(({ id, name, inn, kpp, isVerified }) => ({
      value: id,
      label: name,
      hint: [inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, isVerified ? 'проверена' : 'не проверена']
        .filter(Boolean)
        .join(' · '),
    }));
  },
};

/** Accounts that hold money. */
export const FOUND_PAYERS: FoundKind = {
  resource: 'admin-payers',
  async find(q) {
    const { items } = await fetchPayers({ q: q || undefined, limit: SHOWN });
    return items.map(payerOption);
  },
};
