import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams as useDrawnSearchParams,
  useNavigate,
} from 'react-router-dom';

/** Makes the next query of the address out of the present one. */
export type ChangeSearch = (
  change: (search: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The query of the address as the page draws it, and a change of it as it is now. The router's own hook changes the drawn
 * one: of two quick changes on a busy page the second takes back the first.
 *
 * @throws {Error} Outside of a router that was made by `createBrowserRouter` or `createMemoryRouter`.
 */
export function useSearchParams(): [URLSearchParams, ChangeSearch] {
  const [search] = useDrawnSearchParams();
  const router = useContext(DataRouterContext)?.router;
  if (router === undefined) throw new Error('useSearchParams() needs a data router');
  const navigate = useNavigate();
  const changeSearch = useCallback<ChangeSearch>(
    (change, options) => {
      const { location, navigation } = router.state;
      const { search: present } = navigation.location ?? location;
      void navigate({ search: `?${change(new URLSearchParams(present))}` }, options);
    },
    [router, navigate],
  );
  return [search, changeSearch];
}
