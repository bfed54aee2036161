import { contractPaths, routePath } from '@cabinet/kernel/paths';
import contract from '../remote.contract.ts';

/** The addresses of this remote's screens, by the ids of its contract. */
export const paths = contractPaths(contract.routes);

/** Screens of others to which this remote leads. */
export const elsewhere = {
  adminProposals: routePath('/admin/proposals'),
  company: routePath('/company'),
  companyCreate: routePath('/company/create'),
  companyUsers: routePath('/company/users'),
  home: routePath('/'),
  rateCorrections: routePath('/rate-corrections'),
  users: routePath('/users'),
};
