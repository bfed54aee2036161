import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { EmailChangeData, NewEmailBody } from '../../auth/email/schemas.ts';
import { askForEmail, cancelEmailChange, readEmailChange } from './change-email.ts';

/** Another e-mail of one's own (product §12.12). */
export const ownEmailRoutes: ApiModule = async (app) => {
  const { context, sharedLimits } = app;

  app.get(
    '/users/me/email',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Another e-mail that the current user has asked for, if it waits',
        response: responses(EmailChangeData),
      },
    },
    async (request) => success(await readEmailChange(context.connection.db, sessionOf(request))),
  );

  app.post(
    '/users/me/email',
    {
      config: { access: 'session', confirms: true },
      schema: {
        summary:
          'Ask for another e-mail; a link to it confirms it, and the answer tells nothing of that address',
        body: NewEmailBody,
        response: responses(EmailChangeData, 'RES.003'),
      },
    },
    async (request) => {
      const asker = {
        session: sessionOf(request),
        origin: request,
        afterAnswer: (work: () => Promise<void>) => request.afterAnswer(work),
      };
      const change = await askForEmail(context, sharedLimits, asker, request.body.email);
      return success(change, 'Мы отправили письмо на новый адрес');
    },
  );

  app.delete(
    '/users/me/email',
    {
      config: { access: 'session', confirms: false },
      schema: {
        summary: 'Take back what was asked for; the e-mail stays',
        response: responses(EmailChangeData),
      },
    },
    async (request) =>
      success(
        await cancelEmailChange(context, sessionOf(request), request),
        'Смена почты отменена. Почта прежняя',
      ),
  );
};
