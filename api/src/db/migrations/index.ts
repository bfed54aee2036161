/// <reference path="../sql-modules.d.ts" />
import type { SqlFile } from '../sql-file.ts';
import baseline from './0001-baseline.sql';
import sortsOfPaymentRequests from './0002-sorts-of-payment-requests.sql';
import groupsAndCompanies from './0003-groups-and-companies.sql';
import rolesAndPrices from './0004-roles-and-prices.sql';

/** Applied in this order; the name of a file is its id. */
export const migrations: readonly SqlFile[] = [
  baseline,
  sortsOfPaymentRequests,
  groupsAndCompanies,
  rolesAndPrices,
];
