import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import {
  listInvitations,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
} from '../invitations/manage-invitations.ts';
import { InvitationsData, InviteToGroupBody, SentInvitationData } from '../invitations/schemas.ts';
import { InvitationParams } from './schemas.ts';
import { demandOwnGroup } from './service.ts';

/** What the owner of a group does with its invitations (product §15.4). */
export const invitationRoutes: ApiModule = async (app) => {
  app.get(
    '/group/invitations',
    {
      config: { access: 'session' },
      schema: {
        tags: ['group'],
        summary: 'Invitations of the group, the newest first; the owner only',
        response: responses(InvitationsData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => success(await listInvitations(app, await demandOwnGroup(app, request))),
  );

  app.post(
    '/group/invite',
    {
      config: { access: 'session', once: 'by-key', confirms: true },
      schema: {
        tags: ['group'],
        summary: 'Invite an e-mail; the owner only',
        body: InviteToGroupBody,
        response: responses(SentInvitationData, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const { email, monthly_cap: monthlyCap = null } = request.body;
      const own = await demandOwnGroup(app, request);
      const sent = await sendInvitation(app, request, own, { email, monthlyCap, roleId: null });
      return success(sent, 'Приглашение отправлено');
    },
  );

  app.post(
    '/group/invitations/:token/resend',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        tags: ['group'],
        summary: 'Send another letter; the former link dies',
        params: InvitationParams,
        response: responses(SentInvitationData, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const own = await demandOwnGroup(app, request);
      return success(
        await resendInvitation(app, request, own, request.params.token),
        'Приглашение отправлено ещё раз',
      );
    },
  );

  app.delete(
    '/group/invitations/:token',
    {
      config: { access: 'session', confirms: false },
      schema: {
        tags: ['group'],
        summary: 'Revoke an invitation',
        params: InvitationParams,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await revokeInvitation(app, request, await demandOwnGroup(app, request), request.params.token);
      return success(null, 'Приглашение отозвано');
    },
  );
};
