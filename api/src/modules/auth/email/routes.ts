import type { Static } from 'typebox';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { confirmChange, viewConfirmable } from './confirm-change.ts';
import { ConfirmableData, EmailLinkBody, EmailLinkParams, UndoableData } from './schemas.ts';
import { undoChange, viewUndoable } from './undo-change.ts';

/** The calls behind the links of letters about another e-mail of one's own (product §12.12). */
export const emailLinkRoutes: ApiModule = async (app) => {
  const { context, sharedLimits } = app;
  const { db } = context.connection;
  const pressedBy = (request: CallOrigin & { readonly body: Static<typeof EmailLinkBody> }) => ({
    secret: request.body.token,
    limits: sharedLimits,
    origin: request,
  });

  app.get(
    '/auth/email/confirm/:token',
    {
      config: { access: 'public', hidesPath: true },
      schema: {
        summary: 'What a link to a new e-mail would confirm; looking confirms nothing',
        params: EmailLinkParams,
        response: responses(ConfirmableData, 'RES.001'),
      },
    },
    async (request) => success(await viewConfirmable(db, request.params.token)),
  );

  app.post(
    '/auth/email/confirm',
    {
      config: { access: 'public', once: 'by-nature' },
      schema: {
        summary: 'Confirm a new e-mail by the link that went there',
        body: EmailLinkBody,
        response: responses(ConfirmableData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const change = await confirmChange(db, pressedBy(request));
      const isDone = change.state === 'done';
      return success(change, isDone ? 'Почта изменена' : 'Почта подтверждена. Решает второй человек');
    },
  );

  app.get(
    '/auth/email/undo/:token',
    {
      config: { access: 'public', hidesPath: true },
      schema: {
        summary: 'What a link to a former e-mail would stop or undo; looking does neither',
        params: EmailLinkParams,
        response: responses(UndoableData, 'RES.001'),
      },
    },
    async (request) => success(await viewUndoable(db, request.params.token)),
  );

  app.post(
    '/auth/email/undo',
    {
      config: { access: 'public', once: 'by-nature' },
      schema: {
        summary: 'Stop a change of an e-mail, or undo it, by the link that went to the former one',
        body: EmailLinkBody,
        response: responses(UndoableData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const change = await undoChange(db, pressedBy(request));
      return success(change, change.state === 'undone' ? 'Почта возвращена' : 'Смена почты остановлена');
    },
  );
};
