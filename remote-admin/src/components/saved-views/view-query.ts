import type { ColumnChoices } from '@cabinet/kernel/ui/table';

/** What a view keeps of a list, and where a list is put back to it. */
export interface ViewedList {
  /** The list's name, under which it also remembers its columns. */
  readonly table: string;
  readonly filters: readonly { readonly names: readonly string[] }[];
}

const COLUMNS = 'columns';
const PAGE = ['page', 'limit'] as const;

const namesOf = ({ filters }: ViewedList) => ['sort', ...filters.flatMap(({ names }) => names)];

/** Filters and order that an address asks for, in one spelling. */
function askedOf(search: URLSearchParams, list: ViewedList): URLSearchParams {
  const names = new Set(namesOf(list));
  const asked = new URLSearchParams([...search].filter(([name, value]) => names.has(name) && value !== ''));
  asked.sort();
  return asked;
}

/** Whether an address asks for nothing, so that the list opens as its reader wants it. */
export function isBare(search: URLSearchParams, list: ViewedList): boolean {
  return [...namesOf(list), ...PAGE].every((name) => !search.has(name));
}

/** What a view keeps: filters and order of the address, and the columns that were switched: `columns=phone,-company`. */
export function viewQuery(search: URLSearchParams, list: ViewedList, columns: ColumnChoices): string {
  const query = askedOf(search, list);
  const switched = Object.entries(columns).map(([id, isOn]) => (isOn ? id : `-${id}`));
  query.set(COLUMNS, switched.sort().join(','));
  return String(query);
}

/** The columns that a view switches; `null` where it says nothing of them. */
export function viewColumns(query: string): ColumnChoices | null {
  const text = new URLSearchParams(query).get(COLUMNS);
  if (text === null) return null;
  const switched = text.split(',').filter((id) => id !== '' && id !== '-');
  return Object.fromEntries(switched.map((id) => (id.startsWith('-') ? [id.slice(1), false] : [id, true])));
}

/** An address after a view was applied to it; what is not the list's stays. */
export function withView(search: URLSearchParams, list: ViewedList, query: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...namesOf(list), ...PAGE]) next.delete(name);
  for (const [name, value] of askedOf(new URLSearchParams(query), list)) next.set(name, value);
  return next;
}

/** Whether the address shows what a view keeps. */
export function isShown(search: URLSearchParams, list: ViewedList, query: string): boolean {
  return String(askedOf(search, list)) === String(askedOf(new URLSearchParams(query), list));
}
