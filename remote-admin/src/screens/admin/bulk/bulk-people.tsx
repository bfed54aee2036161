import { Text } from '@cabinet/kernel/ui';
import { nameOf } from '../../../lib/person-role.ts';
import { type BulkWho, countOf } from './bulk-question.ts';

const NAMES_SHOWN = 5;

/** Whom it is about, in words. */
export function BulkPeople({ who }: { readonly who: BulkWho }) {
  if (who.kind === 'found') {
    const isAll = Object.keys(who.filters).length === 0;
    return (
      <Text>
        {isAll
          ? 'Фильтр не выбран: это все пользователи кабинета, на каждой странице списка.'
          : 'Это все, кого находит фильтр, на каждой странице списка.'}
      </Text>
    );
  }
  const more = countOf(who) - NAMES_SHOWN;
  const names = who.people.slice(0, NAMES_SHOWN).map(nameOf).join(', ');
  return <Text overflowWrap="anywhere">{more > 0 ? `${names} и ещё ${more}.` : `${names}.`}</Text>;
}
