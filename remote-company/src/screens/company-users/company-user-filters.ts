import { choiceFilter, isId, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';

export const COMPANY_USER_FILTERS = [
  searchFilter({ label: 'Поиск по имени или почте', placeholder: 'Имя, почта' }),
  choiceFilter({ name: 'role_id', label: 'Роль', allLabel: 'Любая роль', accepts: isId }),
  choiceFilter({
    name: 'is_active',
    label: 'Доступ',
    allLabel: 'Любой доступ',
    options: labelOptions({ true: 'Активен', false: 'Приостановлен' }),
  }),
  choiceFilter({
    name: 'near_cap',
    label: 'Лимит',
    allLabel: 'Любой лимит',
    options: labelOptions({ true: 'На исходе', false: 'Есть запас' }),
  }),
  choiceFilter({
    name: 'cap_used_up',
    label: 'Исчерпан',
    allLabel: 'Не важно',
    options: labelOptions({ true: 'Исчерпан', false: 'Не исчерпан' }),
  }),
];
