import { choiceFilter, periodFilter, searchFilter, textFilter } from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { useAuditChoices } from '../../api/audit.ts';
import { foundFilter } from '../../components/found/found-filter.tsx';
import { FOUND_PEOPLE } from '../../components/found/found-kinds.ts';
import { useAddressId } from '../../components/found/use-address-id.ts';
import { useFoundName } from '../../components/found/use-found.ts';

const PERSON = foundFilter({
  name: 'actor_id',
  label: 'Кто',
  placeholder: 'Имя, почта или телефон',
  kind: FOUND_PEOPLE,
});
const SEARCH = searchFilter({
  label: 'Поиск по имени, ID, IP, номеру запроса, № записи или хешу',
  placeholder: 'Имя, ID, IP, № записи',
});
const ENTITY = textFilter({ name: 'entity_id', label: 'ID объекта', placeholder: 'ID целиком' });
const CHOICES = [
  choiceFilter({ name: 'action', label: 'Действие', allLabel: 'Любое действие' }),
  choiceFilter({ name: 'entity_type', label: 'Вид объекта', allLabel: 'Любой объект' }),
];
const OTHERS = [
  periodFilter(),
  choiceFilter({
    name: 'readings',
    label: 'Чтение данных',
    allLabel: 'Не показывать',
    unsetText: 'скрыто',
    options: [
      { value: 'shown', label: 'Вместе с действиями' },
      { value: 'only', label: 'Только чтение данных' },
    ],
  }),
];

/** An API of an earlier release knows no words, so the codes stand for them. */
const codesOf = (codes: readonly string[] = []) => codes.map((value) => ({ value, label: value }));

/**
 * What the log is narrowed by: the actions and kinds are those that stand in it, a link names its
 * person, whether they acted or it is about them.
 */
export function useAuditFilters() {
  const person = useFoundName(FOUND_PEOPLE, useAddressId('actor_id'));
  const about = useFoundName(FOUND_PEOPLE, useAddressId('entity_id'));
  const known = useAuditChoices();
  const filters = useMemo(
    () => [
      SEARCH,
      PERSON(person),
      ...CHOICES,
      about === undefined ? ENTITY : { ...ENTITY, text: () => about },
      ...OTHERS,
    ],
    [person, about],
  );
  const choices = useMemo(
    () => ({
      // None yet where they are not known: the chips stand from the beginning, so that nothing moves.
      action: known?.choices?.action ?? codesOf(known?.actions),
      entity_type: known?.choices?.entityType ?? codesOf(known?.entityTypes),
    }),
    [known],
  );
  return { filters, choices };
}
