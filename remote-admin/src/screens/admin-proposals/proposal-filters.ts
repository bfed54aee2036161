import { choiceFilter, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';
import { PROPOSAL_GROUPS } from '../../components/proposals/proposal-groups.ts';
import { KIND_LABELS } from '../../components/proposals/words/kind-words.ts';
import { PROPOSAL_STATUS_LABEL } from '../../components/proposals/words/status-words.ts';

const { pending: _, ...DECIDED } = PROPOSAL_STATUS_LABEL;
/** Asks for every state: without one only what waits is listed. */
export const ANY_STATUS = 'all';

export const SEARCH = searchFilter({
  label: 'Поиск по счёту, человеку, причине или автору',
  placeholder: '№, счёт, человек, причина, автор',
});

export const STATUS = choiceFilter({
  name: 'status',
  label: 'Состояние',
  allLabel: PROPOSAL_STATUS_LABEL.pending,
  unsetText: 'ждут',
  options: [...labelOptions(DECIDED), { value: ANY_STATUS, label: 'Любое состояние' }],
});

/** What the viewer may confirm now. */
export const AWAITS = choiceFilter({
  name: 'awaits',
  label: 'Кто решает',
  allLabel: 'Все',
  options: [{ value: 'me', label: 'Ждут меня' }],
});

export const KIND = choiceFilter({
  name: 'kind',
  label: 'Что предложено',
  allLabel: 'Всё',
  options: [
    ...Object.values(PROPOSAL_GROUPS).map(({ label, kinds }) => ({ value: kinds.join(), label })),
    ...labelOptions(KIND_LABELS),
  ],
});
