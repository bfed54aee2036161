import type { ApiModule } from '#plugins/context.ts';

/** The audit log. */
export const adminAudit: ApiModule = async () => {};
