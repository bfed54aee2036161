import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { endingLapsed } from './end-lapsed.ts';
import {
  acceptInvitation,
  confirmAddress,
  declineInvitation,
  sendCode,
  viewInvitation,
} from './open-invitation.ts';
import {
  AcceptBody,
  AcceptedData,
  CodeBody,
  CodeSentData,
  ConfirmBody,
  ConfirmedData,
  DeclineBody,
  InvitationViewData,
  SecretParams,
} from './schemas.ts';

/** The calls behind the link of an invitation. They are the same for groups and companies. */
export function publicInvitationRoutes(kind: 'group' | 'company'): ApiModule {
  return async (app) => {
    app.get(
      `/${kind}/invitations/:token`,
      {
        config: { access: 'optional', hidesPath: true, withoutFactor: true },
        schema: {
          tags: [kind],
          summary: 'What a link of an invitation is for',
          params: SecretParams,
          response: responses(InvitationViewData, 'RES.001'),
        },
      },
      async (request) => success(await viewInvitation(app, request, { kind, secret: request.params.token })),
    );

    app.post(
      `/${kind}/invitations/code`,
      {
        config: { access: 'optional' },
        schema: {
          tags: [kind],
          summary: 'Send a code to the invited address, for whoever opened a copied link',
          body: CodeBody,
          response: responses(CodeSentData, 'RES.001', 'RES.003'),
        },
      },
      async (request) =>
        success(await sendCode(app, request, { kind, secret: request.body.token }), 'Код отправлен'),
    );

    app.post(
      `/${kind}/invitations/confirm`,
      {
        config: { access: 'optional' },
        schema: {
          tags: [kind],
          summary: 'Prove the invited address by its code; answers another secret of the link',
          body: ConfirmBody,
          response: responses(ConfirmedData, 'AUTH.006', 'RES.001', 'RES.003'),
        },
      },
      async (request) => {
        const { token: secret, code } = request.body;
        return success(
          await confirmAddress(app, request, { link: { kind, secret }, code }),
          'Почта подтверждена',
        );
      },
    );

    app.post(
      `/${kind}/invitations/accept`,
      {
        config: { access: 'optional' },
        schema: {
          tags: [kind],
          summary:
            'Accept an invitation; where its e-mail is proved and has no account, makes one and signs in',
          body: AcceptBody,
          response: responses(
            AcceptedData,
            'AUTH.001',
            'AUTH.007',
            'RES.001',
            'RES.003',
            'VAL.002',
            'VAL.004',
          ),
        },
      },
      async (request, reply) => {
        const accept = () =>
          endingLapsed(app, () => acceptInvitation(app, request, reply, { kind, ...request.body }));
        // Only a newcomer gets a password.
        const accepted = request.session ? accept() : app.context.hashing.run('new password', accept);
        return success(await accepted, 'Приглашение принято');
      },
    );

    app.post(
      `/${kind}/invitations/decline`,
      {
        config: { access: 'optional' },
        schema: {
          tags: [kind],
          summary: 'Decline an invitation; any link of it is enough',
          body: DeclineBody,
          response: responses(NothingSchema, 'RES.001', 'RES.003'),
        },
      },
      async (request) => {
        await declineInvitation(app, request, { kind, secret: request.body.token });
        return success(null, 'Приглашение отклонено');
      },
    );
  };
}
