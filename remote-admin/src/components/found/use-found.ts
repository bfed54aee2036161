import { useSWR } from '@cabinet/kernel/state';

/** What may be chosen out of very many. */
export interface FoundOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Something that is found by typing a name or by its id. */
export interface FoundKind {
  readonly resource: string;
  /** The first of those that a text finds; an id finds one. */
  readonly find: (text: string) => Promise<readonly FoundOption[]>;
}

/** What a text finds; nothing is asked without one. */
export function useFound({ resource, find }: FoundKind, text: string | null) {
  return useSWR(text === null ? null : ([resource, 'found', text] as const), ([, , q]) => find(q), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}

/** What of this id is called; unknown while that is on the way. */
export function useFoundName(kind: FoundKind, id: string | null): string | undefined {
  const { data } = useFound(kind, id);
  return data?.find(({ value }) => value === id)?.label;
}
