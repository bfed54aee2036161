import { contractPaths, routePath } from '@cabinet/kernel/paths';
import contract from '../remote.contract.ts';

/** The addresses of this remote's screens, by the ids of its contract. */
export const paths = contractPaths(contract.routes);

/** Screens of others to which this remote leads. */
export const elsewhere = {
  company: routePath('/company'),
  companyCreate: routePath('/company/create'),
  companyTransactions: routePath('/company/transactions'),
  group: routePath('/group'),
  groupTransactions: routePath('/group/transactions'),
};
