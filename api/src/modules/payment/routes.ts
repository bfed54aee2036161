import type { ApiModule } from '../../context.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import { callbackRoutes } from './notices/callback-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { payRequestRoutes } from './pay/request-routes.ts';
import { payRoutes } from './pay/routes.ts';
import { listRoutes } from './requests/list-routes.ts';
import { requestRoutes } from './requests/routes.ts';

export const payment: ApiModule = async (app) => {
  await app.register(payRoutes);
  await app.register(callbackRoutes);
  await app.register(listRoutes);
  await app.register(noticeRoutes);
  await app.register(requestRoutes);
  await app.register(payRequestRoutes);
  await app.register(invoiceRoutes);
};
