import type { ApiModule } from '../../context.ts';
import { success } from '../../plugins/envelope.ts';
import { sessionOf } from '../../plugins/session.ts';
import { exportOptions, type ListRoute, listOptions } from '../table-export/index.ts';
import { exportRequests } from './request-export.ts';
import { listRequests, type RequestScope } from './request-list.ts';
import { RequestExportQuery, RequestListData, RequestListQuery } from './schemas.ts';

const LISTS: ListRoute<RequestScope>[] = [
  {
    path: '/payment/requests',
    scope: 'all',
    access: { permission: 'payment_request:manage' },
    summary: 'Every payment request',
  },
  { path: '/payment/requests/my', scope: 'my', access: 'session', summary: 'My payment requests' },
  {
    path: '/payment/requests/company',
    scope: 'company',
    access: { permission: 'company:view_payment_requests' },
    summary: "My company's payment requests",
  },
  {
    path: '/payment/requests/group',
    scope: 'group',
    access: { permission: 'group:view_payment_requests' },
    summary: "My group's payment requests",
  },
];

/** The four lists of payment requests, each with its export. */
export const listRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;
  for (const list of LISTS) {
    app.get(list.path, listOptions('payment', list, RequestListQuery, RequestListData), async (request) =>
      success(await listRequests(db, sessionOf(request), list.scope, request.query)),
    );
    app.get(`${list.path}/export`, exportOptions('payment', list, RequestExportQuery), (request, reply) =>
      exportRequests(reply, db, sessionOf(request), list.scope, request.query),
    );
  }
};
