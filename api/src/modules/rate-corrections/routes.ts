import type { ApiModule } from '#plugins/context.ts';

/** Corrections of prices, and tiers set by hand. */
export const rateCorrections: ApiModule = async () => {};
