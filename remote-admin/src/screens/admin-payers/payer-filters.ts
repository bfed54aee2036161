import { PAYER_KIND, tierName } from '@cabinet/kernel/core/payments';
import { amountFilter, choiceFilter, isId, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';

const TIERS = ['start', 'plus', 'pro', 'business'];

export const PAYER_FILTERS = [
  searchFilter({
    label: 'Поиск по названию или владельцу',
    placeholder: 'Название, имя, почта, телефон',
  }),
  choiceFilter({
    name: 'kind',
    label: 'Вид',
    allLabel: 'Любой вид',
    options: labelOptions(PAYER_KIND),
  }),
  choiceFilter({
    name: 'tier',
    label: 'Уровень',
    allLabel: 'Любой уровень',
    options: TIERS.map((value) => ({ value, label: tierName(value) })),
  }),
  choiceFilter({
    name: 'tier_is_manual',
    label: 'Откуда уровень',
    allLabel: 'Любой',
    options: labelOptions({ true: 'Вручную', false: 'По пополнениям' }),
  }),
  choiceFilter({
    name: 'is_active',
    label: 'Состояние',
    allLabel: 'Любое состояние',
    options: labelOptions({ true: 'Включены', false: 'Выключены' }),
  }),
  amountFilter({ name: 'balance', label: 'Баланс', allowNegative: true }),
  // Links set it; the rows give the name.
  choiceFilter({ name: 'owner_id', label: 'Владелец', allLabel: 'Любой владелец', accepts: isId }),
];
