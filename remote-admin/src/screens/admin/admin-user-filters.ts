import { ACCOUNT_TYPE } from '@cabinet/kernel/core/payments';
import {
  amountFilter,
  choiceFilter,
  isId,
  labelOptions,
  periodFilter,
  searchFilter,
} from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { foundFilter } from '../../components/found/found-filter.tsx';
import { FOUND_COMPANIES } from '../../components/found/found-kinds.ts';
import { useAddressId } from '../../components/found/use-address-id.ts';
import { useFoundName } from '../../components/found/use-found.ts';
import { PERSON_STATE_LABEL } from '../../components/person/person-state.tsx';

const COMPANY = foundFilter({
  name: 'company_id',
  label: 'Компания',
  placeholder: 'Название или ИНН',
  kind: FOUND_COMPANIES,
});

const filtersOf = (companyName: string | undefined) => [
  searchFilter({
    label: 'Поиск по почте, имени, телефону или номеру',
    placeholder: 'Почта, имя, телефон, ID',
  }),
  choiceFilter({ name: 'role_id', label: 'Роль', allLabel: 'Любая роль', accepts: isId }),
  choiceFilter({
    name: 'state',
    label: 'Состояние',
    allLabel: 'Любое состояние',
    options: labelOptions(PERSON_STATE_LABEL),
  }),
  choiceFilter({
    name: 'account_type',
    label: 'Счёт',
    allLabel: 'Любой счёт',
    options: labelOptions(ACCOUNT_TYPE),
  }),
  COMPANY(companyName),
  periodFilter('signed_in', 'Вход'),
  amountFilter({ name: 'balance', label: 'Баланс', allowNegative: true }),
];

/** What saved views keep of the list. */
export const ADMIN_USER_LIST = { table: 'admin-users', filters: filtersOf(undefined) };

/** The filters of the list; a link names the company that it has chosen. */
export function useAdminUserFilters() {
  const company = useFoundName(FOUND_COMPANIES, useAddressId('company_id'));
  return useMemo(() => filtersOf(company), [company]);
}
