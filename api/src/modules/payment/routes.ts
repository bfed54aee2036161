import type { ApiModule } from '#plugins/context.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import { callbackRoutes } from './notices/callback-routes.ts';
import { noticeLists } from './notices/list.ts';
import { payRequestRoutes } from './pay/request-routes.ts';
import { payRoutes } from './pay/routes.ts';
import { requestLists } from './requests/list.ts';
import { requestRoutes } from './requests/routes.ts';
import { sendInvoiceRoutes } from './requests/send-invoice-routes.ts';

export const payment: ApiModule = async (app) => {
  await app.register(payRoutes);
  await app.register(callbackRoutes);
  await app.register(requestLists);
  await app.register(noticeLists);
  await app.register(requestRoutes);
  await app.register(payRequestRoutes);
  await app.register(invoiceRoutes);
  await app.register(sendInvoiceRoutes);
};
