import { useMatches } from '@cabinet/kernel/router';

const CABINET = 'Кабинет';

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined;

/** Title of the open route, from its `handle`. */
export function useRouteTitle(): string | undefined {
  return useMatches()
    .map((match) => titleOf(match.handle))
    .findLast((title) => title !== undefined);
}

/** What the browser's tab says. */
export const documentTitle = (title: string | undefined): string =>
  title === undefined ? CABINET : `${title} — ${CABINET}`;
