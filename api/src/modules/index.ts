import type { ApiModule } from '../context.ts';
import { adminLedger } from './admin/routes.ts';
import { auth } from './auth/routes.ts';
import { models } from './models/routes.ts';
import { payment } from './payment/routes.ts';
import { settings } from './settings/routes.ts';
import { transactions } from './transactions/routes.ts';
import { users } from './users/routes.ts';

/** Every module under `/api/v1`; a new one is added here and nowhere else. */
export const apiModules: readonly ApiModule[] = [
  auth,
  users,
  settings,
  models,
  payment,
  transactions,
  adminLedger,
];
