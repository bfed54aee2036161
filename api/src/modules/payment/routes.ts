import type { ApiModule } from '../../context.ts';
import { callbackRoutes } from './callback-routes.ts';
import { invoiceRoutes } from './invoice/invoice-routes.ts';
import { listRoutes } from './list-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { payRequestRoutes } from './pay-request-routes.ts';
import { payRoutes } from './pay-routes.ts';
import { requestRoutes } from './request-routes.ts';

export const payment: ApiModule = async (app) => {
  await app.register(payRoutes);
  await app.register(callbackRoutes);
  await app.register(listRoutes);
  await app.register(noticeRoutes);
  await app.register(requestRoutes);
  await app.register(payRequestRoutes);
  await app.register(invoiceRoutes);
};
