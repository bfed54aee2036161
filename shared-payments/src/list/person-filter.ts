import { choiceFilter, isId } from '@cabinet/kernel/ui/list';
import type { SelectOption } from '@cabinet/kernel/ui/select';

const NAME = 'user_id';

/** Filters what several people do with one account by one of them. */
export const PERSON_FILTER = choiceFilter({
  name: NAME,
  label: 'Участник',
  allLabel: 'Все участники',
  accepts: isId,
});

interface PeopleList {
  readonly query: { readonly filters: Readonly<Record<string, string>> };
  readonly rows:
    | readonly { readonly user: { readonly id: string; readonly displayName: string } | null }[]
    | undefined;
}

/** Whom {@link PERSON_FILTER} offers. Somebody who has left stays chosen by a link, under the name that the rows say. */
export function personChoices(people: readonly SelectOption[] | undefined, { query, rows }: PeopleList) {
  const chosen = query.filters[NAME];
  if (people === undefined || chosen === undefined || people.some(({ value }) => value === chosen))
    return { [NAME]: people };
  const label = rows?.find(({ user }) => user?.id === chosen)?.user?.displayName;
  return { [NAME]: [...people, { value: chosen, label: label ?? 'Другой участник' }] };
}
