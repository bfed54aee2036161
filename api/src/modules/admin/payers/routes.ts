import type { ApiModule } from '#plugins/context.ts';

/** Payers: their money, limits and tiers. */
export const adminPayers: ApiModule = async () => {};
