import type { ApiModule } from '#plugins/context.ts';

/** Jobs that people start. */
export const adminJobs: ApiModule = async () => {};
