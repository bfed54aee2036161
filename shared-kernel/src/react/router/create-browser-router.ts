import { createBrowserRouter as createRouter, type RouteObject, type To } from 'react-router-dom';
import { installLayers, leaveLayers } from './back-layers.ts';
import { nameFirstEntry } from './first-entry.ts';
import { noteVisit } from './visited.ts';

type BrowserRouter = ReturnType<typeof createRouter>;
type NavigateOptions = Parameters<BrowserRouter['navigate']>[1];

/**
 * The router of a page on which the way back closes dialogs. A navigation out of a dialog leaves no entry of it behind.
 */
export function createBrowserRouter(routes: RouteObject[]): BrowserRouter {
  installLayers();
  nameFirstEntry();
  const router = createRouter(routes);
  const navigate = router.navigate.bind(router);
  function note() {
    const { location, historyAction } = router.state;
    noteVisit(`${location.pathname}${location.search}`, { isNew: historyAction === 'PUSH' });
  }
  note();
  router.subscribe(note);

  function go(to: number | To | null, options: NavigateOptions): Promise<void> {
    return typeof to === 'number' ? navigate(to) : navigate(to, options);
  }
  router.navigate = (to: number | To | null, options?: NavigateOptions) => {
    const left = leaveLayers();
    return left === null ? go(to, options) : left.then(() => go(to, options));
  };
  return router;
}
