import type { ApiModule } from '#plugins/context.ts';
import { admin } from './admin/routes.ts';
import { auth } from './auth/routes.ts';
import { company } from './company/routes.ts';
import { group } from './group/routes.ts';
import { models } from './models/routes.ts';
import { payment } from './payment/routes.ts';
import { permissions } from './permissions/routes.ts';
import { proposals } from './proposals/routes.ts';
import { rateCorrections } from './rate-corrections/routes.ts';
import { remoteLoads } from './remote-loads/routes.ts';
import { roles } from './roles/routes.ts';
import { settings } from './settings/routes.ts';
import { transactions } from './transactions/routes.ts';
import { users } from './users/routes.ts';

const MODULES = {
  auth,
  users,
  settings,
  models,
  payment,
  transactions,
  group,
  company,
  roles,
  permissions,
  'rate-corrections': rateCorrections,
  admin,
  proposals,
  'remote-loads': remoteLoads,
};

/**
 * Every module under `/api/v1`. The key of a module is its folder and the first segment of all its addresses. The start
 * fails on a route with another segment.
 */
export const apiModules: readonly ApiModule[] = Object.entries(MODULES).map(([segment, module]) =>
  within(segment, module),
);

/** A module that may register only addresses of its own segment. */
export function within(segment: string, module: ApiModule): ApiModule {
  return async (app) => {
    app.addHook('onRoute', ({ url }) => {
      if (!`${url}/`.startsWith(`${app.prefix}/${segment}/`))
        throw new Error(`${url} does not belong to the module "${segment}"`);
    });
    await app.register(module);
  };
}
