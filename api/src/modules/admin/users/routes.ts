import { inTransaction } from '#db/index.ts';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import { RejectBody } from '#lib/proposals/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { PersonInvitationsData } from '../../invitations/schemas.ts';
import { JobStartedData } from '../jobs/schemas.ts';
import { activatePerson, deactivatePerson } from './change-activity.ts';
import { createPerson, invitePerson } from './create-person.ts';
import { deletePerson } from './delete-person.ts';
import { editPerson } from './edit-person.ts';
import { adminUserList } from './list.ts';
import { readAdminUser, readAdminUserDetail } from './read-admin-user.ts';
import { readDeleted, readDeletion } from './read-deletion.ts';
import { readInvitations } from './read-invitations.ts';
import { reasonOf } from './reason-of.ts';
import { proposeReset } from './reset-factors.ts';
import {
  AdminUserDetailSchema,
  BulkBody,
  ChangedUserSchema,
  CreateBody,
  DeletedUserSchema,
  DeletionSchema,
  EditBody,
  EndedData,
  PersonParams,
  PersonSessionParams,
  ReasonBody,
} from './schemas.ts';
import { endSessionOf, endSessionsOf } from './sessions.ts';
import { startBulk } from './start-bulk.ts';

const CREATED = 'Пользователь создан, письмо отправлено';

const MANAGE = { access: { permission: 'user:manage' } } as const;

/** People: how they are found, made, changed, switched off and deleted (product §19.1, §19.2). */
export const adminUsers: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(adminUserList);

  app.get(
    '/admin/users/:id',
    {
      config: { ...MANAGE, reading: 'user.view' },
      schema: {
        tags: ['admin'],
        summary: 'A person: devices, payers and who pays, permissions, what was done to them',
        params: PersonParams,
        response: responses(AdminUserDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await readAdminUserDetail(db, sessionOf(request), request.params.id)),
  );

  app.get(
    '/admin/users/:id/invitations',
    {
      config: MANAGE,
      schema: {
        tags: ['admin'],
        summary:
          'The invitations to a person, and those that they sent, with the group or the company of each',
        params: PersonParams,
        response: responses(PersonInvitationsData, 'RES.001'),
      },
    },
    async (request) => success(await readInvitations(db, request.params.id)),
  );

  app.get(
    '/admin/users/:id/deletion',
    {
      config: MANAGE,
      schema: {
        tags: ['admin'],
        summary: 'What deleting a person would leave: the money of their account and what waits on it',
        params: PersonParams,
        response: responses(DeletionSchema, 'RES.001'),
      },
    },
    async (request) => success(await readDeletion(db, request.params.id)),
  );

  app.get(
    '/admin/users/:id/deleted',
    {
      config: { ...MANAGE, reading: 'user.view' },
      schema: {
        tags: ['admin'],
        summary: 'Who a deleted person was, who deleted them and why, and the money that is left',
        params: PersonParams,
        response: responses(DeletedUserSchema, 'RES.001'),
      },
    },
    async (request) => success(await readDeleted(db, request.params.id)),
  );

  app.post(
    '/admin/users',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Make an account and send a letter with a link to set the password',
        body: CreateBody,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.002', 'RES.003', 'VAL.003', 'VAL.004'),
      },
    },
    async (request) => {
      const created = await createPerson(app, request, request.body);
      const isDone = created.proposals.length === 0;
      return success(created, isDone ? CREATED : `${CREATED}. ${PROPOSED}`);
    },
  );

  app.put(
    '/admin/users/:id',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Change a person',
        description: 'RES.002 with `details.current` when somebody else changed them meanwhile.',
        params: PersonParams,
        body: EditBody,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.002', 'RES.003', 'VAL.003', 'VAL.004'),
      },
    },
    async (request) => {
      const edited = await editPerson(app, request, request.params.id, request.body);
      return success(edited, edited.proposals.length === 0 ? 'Данные сохранены' : PROPOSED);
    },
  );

  app.delete(
    '/admin/users/:id',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Delete a person; money and its history stay, the e-mail is free again',
        params: PersonParams,
        body: ReasonBody,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id } = request.params;
      const reason = reasonOf(request.body);
      await inTransaction(db, (trx) => deletePerson(trx, request, { id, reason }));
      return success(null, 'Пользователь удалён');
    },
  );

  app.post(
    '/admin/users/:id/activate',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Let a person sign in again',
        params: PersonParams,
        body: ReasonBody,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id } = request.params;
      const reason = reasonOf(request.body);
      const proposal = await inTransaction(db, (trx) => activatePerson(trx, request, { id, reason }));
      const answer = { ...(await readAdminUser(db, id)), proposals: proposal ? [proposal] : [] };
      return success(answer, proposal ? PROPOSED : 'Учётная запись включена');
    },
  );

  app.post(
    '/admin/users/:id/deactivate',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Switch a person off; their sessions end at once',
        params: PersonParams,
        body: ReasonBody,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id } = request.params;
      const reason = reasonOf(request.body);
      await inTransaction(db, (trx) => deactivatePerson(trx, request, { id, reason }));
      return success({ ...(await readAdminUser(db, id)), proposals: [] }, 'Учётная запись отключена');
    },
  );

  app.post(
    '/admin/users/:id/reset-factors',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Propose to take away the second factors of somebody who has lost them',
        description: 'A second person agrees, and it takes effect a day later unless the person stops it.',
        params: PersonParams,
        body: RejectBody,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.003', 'VAL.003', 'VAL.004'),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      const proposal = await inTransaction(db, (trx) => proposeReset(trx, request, { id, reason }));
      return success({ ...(await readAdminUser(db, id)), proposals: [proposal] }, PROPOSED);
    },
  );

  app.post(
    '/admin/users/:id/invite',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Send the letter with a link to set the password again',
        params: PersonParams,
        response: responses(ChangedUserSchema, 'RES.001', 'RES.002', 'RES.003', 'VAL.003'),
      },
    },
    async (request) => success(await invitePerson(app, request, request.params.id), 'Письмо отправлено'),
  );

  app.delete(
    '/admin/users/:id/sessions/:sessionId',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'End a session of a person',
        params: PersonSessionParams,
        response: responses(NothingSchema, 'RES.001'),
      },
    },
    async (request) => {
      await endSessionOf(db, request, request.params);
      return success(null, 'Вход завершён');
    },
  );

  app.delete(
    '/admin/users/:id/sessions',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'End all sessions of a person; of oneself all but the one that asks',
        params: PersonParams,
        response: responses(EndedData, 'RES.001'),
      },
    },
    async (request) =>
      success({ revoked: await endSessionsOf(db, request, request.params.id) }, 'Входы завершены'),
  );

  app.post(
    '/admin/users/bulk',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Do one thing to many people, as a job',
        description: 'RES.002 with `details.count` when not so many people are found as were expected.',
        body: BulkBody,
        response: responses(JobStartedData, 'RES.001', 'RES.002', 'VAL.003', 'VAL.004'),
      },
    },
    async (request) => success(await startBulk(app, request, request.body), 'Задание поставлено в очередь'),
  );
};
