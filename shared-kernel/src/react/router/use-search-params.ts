import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams as useDrawnSearchParams,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** How a change of the query enters the history. */
export interface ChangeOptions extends Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'> {
  /**
   * Names what is changed. The way back undoes the change, and the same thing changed again, as a text that is typed on,
   * stays one entry.
   */
  readonly of?: string | undefined;
}

/** Makes the next query of the address from the present one. */
export type ChangeSearch = (
  change: (search: URLSearchParams) => URLSearchParams,
  options?: ChangeOptions,
) => void;

const isChangeOf = (state: unknown, of: string): boolean =>
  typeof state === 'object' && state !== null && 'changed' in state && state.changed === of;

/**
 * The query of the address as the page draws it, and a way to change the query as it is now. The router's own hook
 * changes the drawn one, so on a busy page the second of two quick changes takes back the first.
 *
 * @throws {Error} Outside of a router that was made by `createBrowserRouter` or `createMemoryRouter`.
 */
export function useSearchParams(): [URLSearchParams, ChangeSearch] {
  const [search] = useDrawnSearchParams();
  const router = useContext(DataRouterContext)?.router;
  if (router === undefined) throw new Error('useSearchParams() needs a data router');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const changeSearch = useCallback<ChangeSearch>(
    (change, { of, ...options } = {}) => {
      const { location, navigation } = router.state;
      const heading = navigation.location ?? location;
      // A search that comes late does not call back somebody who is on the way to another page.
      if (heading.pathname !== pathname) return;
      void navigate(
        { search: `?${change(new URLSearchParams(heading.search))}` },
        of === undefined
          ? options
          : { ...options, replace: isChangeOf(heading.state, of), state: { changed: of } },
      );
    },
    [router, navigate, pathname],
  );
  return [search, changeSearch];
}
