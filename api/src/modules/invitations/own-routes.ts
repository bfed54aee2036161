import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { endingLapsed } from './end-lapsed.ts';
import { acceptOwnInvitation, declineInvitation, viewInvitation } from './open-invitation.ts';
import { AcceptedData, InvitationViewData, OwnInvitationParams } from './schemas.ts';

/**
 * The calls of somebody signed in about an invitation to their own e-mail, by its handle and without a link. They are the
 * same for groups and companies.
 */
export function ownInvitationRoutes(kind: 'group' | 'company'): ApiModule {
  return async (app) => {
    app.get(
      `/${kind}/invitations/mine/:token`,
      {
        config: { access: 'session' },
        schema: {
          tags: [kind],
          summary: 'An invitation to my own e-mail',
          params: OwnInvitationParams,
          response: responses(InvitationViewData, 'RES.001'),
        },
      },
      async (request) => {
        const { userId } = sessionOf(request);
        return success(await viewInvitation(app, request, { kind, id: request.params.token, userId }));
      },
    );

    app.post(
      `/${kind}/invitations/mine/:token/accept`,
      {
        config: { access: 'session', confirms: false },
        schema: {
          tags: [kind],
          summary: 'Accept an invitation to my own e-mail',
          params: OwnInvitationParams,
          response: responses(AcceptedData, 'AUTH.007', 'RES.001', 'RES.003'),
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const own = { kind, id: request.params.token, userId: session.userId };
        const accepted = await endingLapsed(app, () => acceptOwnInvitation(app, request, session, own));
        return success(accepted, 'Приглашение принято');
      },
    );

    app.post(
      `/${kind}/invitations/mine/:token/decline`,
      {
        config: { access: 'session', confirms: false },
        schema: {
          tags: [kind],
          summary: 'Decline an invitation to my own e-mail',
          params: OwnInvitationParams,
          response: responses(NothingSchema, 'RES.001', 'RES.003'),
        },
      },
      async (request) => {
        const { userId } = sessionOf(request);
        await declineInvitation(app, request, { kind, id: request.params.token, userId });
        return success(null, 'Приглашение отклонено');
      },
    );
  };
}
