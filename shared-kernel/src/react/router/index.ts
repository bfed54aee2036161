export type {
  LinkProps as RouterLinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  RouteObject,
  To,
  UIMatch,
} from 'react-router-dom';
export {
  createMemoryRouter,
  isRouteErrorResponse,
  Link as RouterLink,
  MemoryRouter,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { leaveLayers } from './back-layers.ts';
export { createBrowserRouter } from './create-browser-router.ts';
export { useBlocker } from './use-blocker.ts';
