import type { ApiModule } from '../../../context.ts';
import { success } from '../../../lib/envelope.ts';
import { exportOptions, fourLists, listOptions } from '../../../lib/table-export/index.ts';
import { sessionOf } from '../../../plugins/session.ts';
import { exportRequests } from './export.ts';
import { listRequests } from './list.ts';
import { RequestExportQuery, RequestListData, RequestListQuery } from './schemas.ts';

const LISTS = fourLists({
  path: '/payment/requests',
  noun: 'payment request',
  own: 'my',
  permissions: {
    all: 'payment_request:manage',
    company: 'company:view_payment_requests',
    group: 'group:view_payment_requests',
  },
});

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
