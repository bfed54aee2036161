import {
  amountFilter,
  choiceFilter,
  isId,
  labelOptions,
  periodFilter,
  searchFilter,
} from '@cabinet/kernel/ui/list';
import { ACCOUNT_TYPES } from '../../components/person/person-words.ts';

export const PEOPLE_FILTERS = [
  searchFilter({
    label: 'Поиск по почте, имени, телефону или номеру',
    placeholder: 'Почта, имя, телефон, ID',
  }),
  choiceFilter({ name: 'role_id', label: 'Роль', allLabel: 'Любая роль', accepts: isId }),
  choiceFilter({
    name: 'is_active',
    label: 'Состояние',
    allLabel: 'Любое состояние',
    options: labelOptions({ true: 'Активен', false: 'Отключён' }),
  }),
  choiceFilter({
    name: 'account_type',
    label: 'Счёт',
    allLabel: 'Любой счёт',
    options: labelOptions(ACCOUNT_TYPES),
  }),
  choiceFilter({ name: 'company_id', label: 'Компания', allLabel: 'Любая компания', accepts: isId }),
  periodFilter('signed_in', 'Вход'),
  amountFilter({ name: 'balance', label: 'Баланс', allowNegative: true }),
];

export const PEOPLE_SORTS = ['created_at', 'last_sign_in_at', 'display_name', 'email', 'balance'];

/** What saved views keep of the list. */
export const PEOPLE_LIST = { table: 'admin-users', filters: PEOPLE_FILTERS };
