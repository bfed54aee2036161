import type { ApiModule } from '#plugins/context.ts';

/** Of the promo administration (product §7). */
export const PROMO_PREFIX = '/api/nona/admin/promo';

/** Monitoring of promo requests. */
export const promo: ApiModule = async () => {};
