import * as admin from './deeds-of-admins.mjs';
import * as own from './deeds-of-everybody.mjs';
import * as shared from './deeds-of-groups-and-companies.mjs';

const GROUPED = /** @type {const} */ (['owner', 'member']);
const HEAD = /** @type {const} */ (['director']);
const EMPLOYED = /** @type {const} */ (['director', 'employee']);
const ADMINS = /** @type {const} */ (['admin']);
const WITH_MONEY = /** @type {const} */ (['personal', 'owner', 'member', 'director']);

/**
 * @typedef {object} Deed
 * @property {number} weight how often beside the rest of what that person may do
 * @property {(person: import('./person.mjs').Person) => Promise<unknown>} act
 * @property {readonly import('./people.mjs').Standing[]} [who] everybody, where it says nothing
 */

/** What people do. @type {readonly Deed[]} */
export const MIX = [
  { weight: 5, act: own.openAgain },
  { weight: 22, act: own.home },
  { weight: 14, act: own.finances },
  { weight: 8, act: own.history },
  { weight: 8, act: own.filters },
  { weight: 5, act: own.oneTransaction },
  { weight: 6, act: own.periods },
  { weight: 1, act: own.exportOwn },
  { weight: 5, act: own.requests },
  { weight: 4, act: own.topUp, who: WITH_MONEY },
  { weight: 1, act: own.thinkBetter, who: WITH_MONEY },
  { weight: 2, act: own.profile },
  { weight: 0.5, act: own.newAvatar },
  { weight: 1, act: own.devices },
  { weight: 0.5, act: own.signInAgain },
  { weight: 16, act: shared.group, who: GROUPED },
  { weight: 10, act: shared.groupHistory, who: GROUPED },
  { weight: 16, act: shared.company, who: EMPLOYED },
  { weight: 20, act: shared.companyPeople, who: HEAD },
  { weight: 12, act: shared.companyHistory, who: HEAD },
  { weight: 1, act: shared.exportCompany, who: HEAD },
  { weight: 60, act: admin.searchPeople, who: ADMINS },
  { weight: 40, act: admin.onePerson, who: ADMINS },
  { weight: 40, act: admin.payers, who: ADMINS },
  { weight: 40, act: admin.everybodysMoney, who: ADMINS },
  { weight: 20, act: admin.audit, who: ADMINS },
  { weight: 20, act: admin.promo, who: ADMINS },
  { weight: 2, act: admin.exportPayers, who: ADMINS },
];
