import { responses, success } from '#lib/envelope.ts';
import { nullable } from '#lib/fields.ts';
import type { ApiModule } from '#plugins/context.ts';
import { ownInvitationRoutes } from '../invitations/own-routes.ts';
import { publicInvitationRoutes } from '../invitations/public-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { DissolvedData, GroupData, GroupNameBody } from './schemas.ts';
import { createGroup, dissolveGroup, readGroup, renameGroup } from './service.ts';
import { transferRoutes } from './transfer-routes.ts';

/** Groups share money. Every call is about the caller's own group, so none takes its id. */
export const group: ApiModule = async (app) => {
  await app.register(memberRoutes);
  await app.register(transferRoutes);
  await app.register(invitationRoutes);
  await app.register(publicInvitationRoutes('group'));
  await app.register(ownInvitationRoutes('group'));

  app.get(
    '/group/me',
    {
      config: { access: 'session' },
      schema: { tags: ['group'], summary: 'My group, or null', response: responses(nullable(GroupData)) },
    },
    async (request) => success(await readGroup(app, request)),
  );

  app.post(
    '/group',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        tags: ['group'],
        summary: 'Create a group',
        body: GroupNameBody,
        response: responses(GroupData, 'RES.002', 'RES.003'),
      },
    },
    async (request) => success(await createGroup(app, request, request.body.name), 'Группа создана'),
  );

  app.patch(
    '/group',
    {
      config: { access: 'session', confirms: false },
      schema: {
        tags: ['group'],
        summary: 'Rename the group; its owner only',
        body: GroupNameBody,
        response: responses(GroupData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => success(await renameGroup(app, request, request.body.name), 'Группа переименована'),
  );

  app.delete(
    '/group',
    {
      config: { access: 'session', once: 'by-key', confirms: true },
      schema: {
        tags: ['group'],
        summary: 'Dissolve the group: its owner, alone in it',
        response: responses(DissolvedData, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => success(await dissolveGroup(app, request), 'Группа распущена'),
  );
};
