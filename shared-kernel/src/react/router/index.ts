export type { RouteObject } from 'react-router-dom';
export {
  createMemoryRouter,
  Link as RouterLink,
  Navigate,
  Outlet,
  RouterProvider,
  redirect,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
} from 'react-router-dom';
export { leaveLayers } from './back-layers.ts';
export { createBrowserRouter } from './create-browser-router.ts';
export { isFirstEntry, isNewEntry } from './first-entry.ts';
export { useRestoredPlace } from './use-restored-place.ts';
export { useSearchParams } from './use-search-params.ts';
