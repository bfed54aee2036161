import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { GroupData, TransferBody } from './schemas.ts';
import { acceptTransfer, declineTransfer, offerTransfer, withdrawTransfer } from './transfer.ts';

/** How the ownership is passed on (product §15.5). */
export const transferRoutes: ApiModule = async (app) => {
  const answers = responses(GroupData, 'RES.001', 'RES.003');

  app.post(
    '/group/transfer-owner',
    {
      config: { access: 'session', confirms: true },
      schema: {
        tags: ['group'],
        summary: 'Offer the group to a member; the owner only',
        body: TransferBody,
        response: answers,
      },
    },
    async (request) =>
      success(await offerTransfer(app, request, request.body.accountId), 'Предложение отправлено'),
  );

  app.delete(
    '/group/transfer-owner',
    {
      config: { access: 'session', confirms: false },
      schema: { tags: ['group'], summary: 'Take the offer back; the owner only', response: answers },
    },
    async (request) => success(await withdrawTransfer(app, request), 'Предложение отозвано'),
  );

  app.post(
    '/group/transfer-owner/accept',
    {
      config: { access: 'session', confirms: true },
      schema: { tags: ['group'], summary: 'Take the group over; whom it is offered to', response: answers },
    },
    async (request) => success(await acceptTransfer(app, request), 'Теперь вы владелец группы'),
  );

  app.post(
    '/group/transfer-owner/decline',
    {
      config: { access: 'session', confirms: false },
      schema: { tags: ['group'], summary: 'Decline the offer; whom it is made to', response: answers },
    },
    async (request) => success(await declineTransfer(app, request), 'Предложение отклонено'),
  );
};
