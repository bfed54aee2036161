import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import {
  listInvitations,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
} from '../invitations/manage-invitations.ts';
import { InvitationsData, InviteToCompanyBody, SentInvitationData } from '../invitations/schemas.ts';
import { CompanyInvitationParams, CompanyParams } from './schemas.ts';
import { demandManagedCompany } from './service.ts';

/** The invitations of a company. They work as those of a group do, with a role (product §16.4). */
export const invitationRoutes: ApiModule = async (app) => {
  const manage = { access: { permission: 'company_user:manage' } } as const;

  app.get(
    '/company/:id/invitations',
    {
      config: manage,
      schema: {
        tags: ['company'],
        summary: 'Invitations of the company, the newest first',
        params: CompanyParams,
        response: responses(InvitationsData, 'RES.001'),
      },
    },
    async (request) =>
      success(await listInvitations(app, await demandManagedCompany(app, request, request.params.id))),
  );

  app.post(
    '/company/:id/users',
    {
      config: { ...manage, once: 'by-key', confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Invite an e-mail, with a role that the caller may grant',
        params: CompanyParams,
        body: InviteToCompanyBody,
        response: responses(SentInvitationData, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const { email, monthly_cap: monthlyCap = null, role_id: roleId = null } = request.body;
      const own = await demandManagedCompany(app, request, request.params.id);
      const sent = await sendInvitation(app, request, own, { email, monthlyCap, roleId });
      return success(sent, 'Приглашение отправлено');
    },
  );

  app.post(
    '/company/:id/invitations/:token/resend',
    {
      config: { ...manage, once: 'by-key', confirms: false },
      schema: {
        tags: ['company'],
        summary: 'Send another letter; the former link dies',
        params: CompanyInvitationParams,
        response: responses(SentInvitationData, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const { id, token: handle } = request.params;
      const own = await demandManagedCompany(app, request, id);
      return success(await resendInvitation(app, request, own, handle), 'Приглашение отправлено ещё раз');
    },
  );

  app.delete(
    '/company/:id/invitations/:token',
    {
      config: { ...manage, confirms: false },
      schema: {
        tags: ['company'],
        summary: 'Revoke an invitation',
        params: CompanyInvitationParams,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id, token: handle } = request.params;
      await revokeInvitation(app, request, await demandManagedCompany(app, request, id), handle);
      return success(null, 'Приглашение отозвано');
    },
  );
};
