import { choiceFilter, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';
import { PROPOSAL_KIND_LABEL, PROPOSAL_STATUS_LABEL } from '../payer/payer-words.ts';

const SEARCH = searchFilter({
  label: 'Поиск по счёту, причине или автору',
  placeholder: 'Счёт, №, причина, автор',
});
const STATUS = choiceFilter({
  name: 'status',
  label: 'Состояние',
  allLabel: 'Любое состояние',
  options: labelOptions(PROPOSAL_STATUS_LABEL),
});
const KIND = choiceFilter({
  name: 'kind',
  label: 'Что предложено',
  allLabel: 'Всё',
  options: labelOptions(PROPOSAL_KIND_LABEL),
});

export const PROPOSAL_FILTERS = [SEARCH, KIND, STATUS];
/** Of a list that holds one kind. */
export const FILTERS_OF_ONE_KIND = [SEARCH, STATUS];
