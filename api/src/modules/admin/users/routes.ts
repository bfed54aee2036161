import type { ApiModule } from '#plugins/context.ts';

/** People: found, made, changed, switched off, deleted. */
export const adminUsers: ApiModule = async () => {};
