import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { changeCap, listMembers, readGroupUsage, removeMember } from './members.ts';
import { GroupMembersData, MemberBody, MemberParams } from './schemas.ts';

/** The people of a group, and what they spend. */
export const memberRoutes: ApiModule = async (app) => {
  app.get(
    '/group/me/members',
    {
      config: { access: 'session' },
      schema: {
        tags: ['group'],
        summary: 'The members; of others a member reads the name only',
        response: responses(GroupMembersData, 'RES.001'),
      },
    },
    async (request) => success(await listMembers(app, request)),
  );

  app.get(
    '/group/me/usage',
    {
      config: { access: 'session', reads: 'replica' },
      schema: {
        tags: ['group'],
        summary: "Spending of the group by member, model and day; a member's own only",
        querystring: UsageQuery,
        response: responses(UsageData, 'RES.001'),
      },
    },
    async (request) => success(await readGroupUsage(app, request, request.query)),
  );

  app.patch(
    '/group/members/:accountId',
    {
      config: { access: 'session', confirms: true },
      schema: {
        tags: ['group'],
        summary: "Set a member's monthly cap; the owner only",
        params: MemberParams,
        body: MemberBody,
        response: responses(GroupMembersData, 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(
        await changeCap(app, request, request.params.accountId, request.body.monthly_cap),
        'Лимит сохранён',
      ),
  );

  app.delete(
    '/group/members/:accountId',
    {
      config: { access: 'session', confirms: true },
      schema: {
        tags: ['group'],
        summary: 'Remove a member, or leave; never the owner',
        params: MemberParams,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await removeMember(app, request, request.params.accountId);
      return success(null);
    },
  );
};
