import type { ApiModule } from '#plugins/context.ts';
import { promoBlocks } from './blocks/routes.ts';
import { promoClusters } from './clusters/routes.ts';
import { promoNumbers } from './numbers/routes.ts';
import { requestLists } from './requests/list.ts';

/** The permission of the promo administration (product §7). */
export const PROMO_PREFIX = '/api/nona/admin/promo';

/** Monitoring of promo requests. */
export const promo: ApiModule = async (app) => {
  await app.register(requestLists);
  await app.register(promoNumbers);
  await app.register(promoClusters);
  await app.register(promoBlocks);
};
