import { get } from '@cabinet/kernel/http';
import { payerLabel } from '@cabinet/payments';
import { fetchPayers } from '../../api/payers.ts';
import { fetchAdminUsers } from '../../api/users.ts';
import type { FoundKind } from './use-found.ts';

const SHOWN = 20;

/** Whoever has an account of the cabinet. */
export const FOUND_PEOPLE: FoundKind = {
  resource: 'admin-users',
  async find(q) {
    const { items } = await fetchAdminUsers({ q: q || undefined, limit: SHOWN });
    return items.map(({ id, displayName, email }) =>
      displayName === '' ? { value: id, label: email } : { value: id, label: displayName, hint: email },
    );
  },
};

/** Companies that are not closed. */
export const FOUND_COMPANIES: FoundKind = {
  resource: 'admin-companies',
  async find(q) {
    const { items } = await get('admin/companies', {
      rawQuery: { q: q || undefined, sort: 'name', limit: SHOWN },
    });
    return items.map(({ id, name }) => ({ value: id, label: name }));
  },
};

/** Accounts that hold money. */
export const FOUND_PAYERS: FoundKind = {
  resource: 'admin-payers',
  async find(q) {
    const { items } = await fetchPayers({ q: q || undefined, limit: SHOWN });
    return items.map((payer) => ({ value: payer.id, label: payerLabel(payer) }));
  },
};
