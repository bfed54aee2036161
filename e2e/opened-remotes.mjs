/**
 * Remotes whose screens and modals the tests of a folder open. `npm test` does not repeat a folder that has passed until
 * one of these changes, or the rest of the product; a folder that is not named here opens all of them. Where none is named,
 * stand-ins take their place (`support/stand-in-site.ts`).
 *
 * @type {Record<string, string[] | undefined>}
 */
export const OPENED_REMOTES = {
  account: ['remote-account'],
  admin: ['remote-account', 'remote-admin', 'remote-roles'],
  company: ['remote-account', 'remote-company', 'remote-group'],
  foundation: ['remote-account', 'remote-admin', 'remote-company', 'remote-group', 'remote-roles'],
  group: ['remote-account', 'remote-group'],
  host: [],
  money: ['remote-account'],
  roles: ['remote-account', 'remote-admin', 'remote-company', 'remote-roles'],
};
