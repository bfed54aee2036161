import type { ApiModule } from '#plugins/context.ts';

/** Saved views of lists. */
export const viewRoutes: ApiModule = async () => {};
