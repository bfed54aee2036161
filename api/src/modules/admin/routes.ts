import type { ApiModule } from '#plugins/context.ts';
import { adminAudit } from './audit/routes.ts';
import { bankStatements } from './bank-statements/routes.ts';
import { adminCompanies } from './companies/routes.ts';
import { adminJobs } from './jobs/routes.ts';
import { adminLedger } from './ledger/routes.ts';
import { adminPayers } from './payers/routes.ts';
import { adminProposals } from './proposals/routes.ts';
import { adminRemotes } from './remotes/routes.ts';
import { adminUsers } from './users/routes.ts';

/** The calls of administrators. */
export const admin: ApiModule = async (app) => {
  await app.register(adminUsers);
  await app.register(adminCompanies);
  await app.register(adminJobs);
  await app.register(adminPayers);
  await app.register(adminProposals);
  await app.register(bankStatements);
  await app.register(adminAudit);
  await app.register(adminLedger);
  await app.register(adminRemotes);
};
