/** What every page of a signed-in person asks. */
const OF_EVERY_PAGE = [
  'auth',
  'demo',
  'models',
  'payment',
  'remote-loads',
  'settings',
  'transactions',
  'users',
];

/**
 * Modules of the API (folders of `api/src/modules`) whose addresses the tests of a folder call, by the screens that they open
 * or themselves. A folder that is not named here calls all of them. What these modules import of others, and what the seed
 * and the jobs of the API import, they read as well. `support/called-modules.ts` fails a test whose pages call another module.
 *
 * @type {Record<string, string[] | undefined>}
 */
export const USED_MODULES = {
  account: [...OF_EVERY_PAGE, 'admin'],
  admin: [
    ...OF_EVERY_PAGE,
    'admin',
    'company',
    'internal',
    'permissions',
    'promo',
    'proposals',
    'rate-corrections',
    'roles',
  ],
  company: [...OF_EVERY_PAGE, 'admin', 'company', 'group', 'internal'],
  foundation: undefined,
  group: [...OF_EVERY_PAGE, 'group', 'internal'],
  host: [...OF_EVERY_PAGE, 'admin', 'proposals'],
  money: OF_EVERY_PAGE,
  roles: [...OF_EVERY_PAGE, 'admin', 'company', 'group', 'internal', 'permissions', 'roles'],
  shell: undefined,
};
