import type { createCabinetRouter } from './router/create-cabinet-router.tsx';

/** The router of the page, or one of a test or a build. */
export type CabinetRouter = ReturnType<typeof createCabinetRouter>;

/** Resolves when the router has the first screen's code and may draw it at once, without a skeleton in between. */
export function firstScreen(router: CabinetRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
