import type { SelectOption } from '@cabinet/kernel/ui/select';

/** Somebody by whom a list is filtered. */
export interface ListPerson {
  readonly id: string;
  readonly name: string;
}

/** People to choose from, by name. */
export function peopleOptions(people: readonly ListPerson[]): readonly SelectOption[] {
  return people
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, 'ru'));
}
