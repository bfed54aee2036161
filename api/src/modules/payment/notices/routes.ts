import type { ApiModule } from '../../../context.ts';
import { responses, success } from '../../../lib/envelope.ts';
import { listNotices } from './list.ts';
import { NoticeListData, NoticeListQuery } from './schemas.ts';

/** Every notice as it came, with what was decided and why: money that nobody credited is found here. */
export const noticeRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;
  app.get(
    '/payment/notices',
    {
      config: { access: { permission: 'payment_request:manage' } },
      schema: {
        tags: ['payment'],
        summary: "The provider's notices",
        querystring: NoticeListQuery,
        response: responses(NoticeListData),
      },
    },
    async (request) => success(await listNotices(db, request.query)),
  );
};
