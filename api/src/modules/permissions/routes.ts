import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { createPermission, readPermissions, removePermission } from './permissions.ts';
import { replayDraft } from './replay.ts';
import { checkPermission, previewDraft, readSuggestions } from './rules.ts';
import {
  CallsData,
  CheckBody,
  CheckData,
  PermissionBody,
  PermissionParams,
  PermissionSchema,
  PermissionsData,
  PreviewBody,
  PreviewData,
  ReplayBody,
  ReplayData,
  SuggestionsData,
} from './schemas.ts';

const MANAGE = { access: { permission: 'permission:manage' } } as const;
/** For everybody who edits roles: role:manage, or company_role:manage. */
const EDITORS = { access: 'session', openedBy: ['role:manage', 'company_role:manage'] } as const;

/** Permissions, and what rules about models say (product §17.2 to §17.5). */
export const permissions: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/permissions',
    {
      config: MANAGE,
      schema: {
        tags: ['permissions'],
        summary: 'Every permission with the roles that hold it',
        response: responses(PermissionsData),
      },
    },
    async () => success(await readPermissions(db)),
  );

  app.post(
    '/permissions',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['permissions'],
        summary: 'Make a permission',
        body: PermissionBody,
        response: responses(PermissionSchema, 'RES.002'),
      },
    },
    async (request) => success(await createPermission(app, request, request.body), 'Разрешение создано'),
  );

  app.delete(
    '/permissions/:id',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['permissions'],
        summary: 'Delete a permission that no role holds and the code does not know',
        params: PermissionParams,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await removePermission(app, request, request.params.id);
      return success(null, 'Разрешение удалено');
    },
  );

  app.get(
    '/permissions/calls',
    {
      config: { access: 'session' },
      schema: {
        tags: ['permissions'],
        summary: 'The calls that each permission opens',
        response: responses(CallsData),
      },
    },
    async () => success(app.guardedCalls.map((call) => ({ ...call }))),
  );

  app.get(
    '/permissions/suggestions',
    {
      config: EDITORS,
      schema: {
        tags: ['permissions'],
        summary: 'What rules of model access may name',
        response: responses(SuggestionsData, 'AUTH.003'),
      },
    },
    async (request) => success(await readSuggestions(db, sessionOf(request))),
  );

  app.post(
    '/permissions/dynamic/preview',
    {
      config: { ...EDITORS, confirms: false },
      schema: {
        tags: ['permissions'],
        summary: 'Which enabled models a draft opens, and how that differs from the saved role',
        body: PreviewBody,
        response: responses(PreviewData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await previewDraft(db, sessionOf(request), request.body)),
  );

  app.post(
    '/permissions/dynamic/replay',
    {
      config: { ...EDITORS, confirms: false },
      schema: {
        tags: ['permissions'],
        summary: "What a draft would have refused of the real charges of the role's people",
        body: ReplayBody,
        response: responses(ReplayData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await replayDraft(db, sessionOf(request), request.body)),
  );

  app.post(
    '/permissions/dynamic/check',
    {
      config: { ...EDITORS, confirms: false },
      schema: {
        tags: ['permissions'],
        summary: 'What one permission says of a model',
        body: CheckBody,
        response: responses(CheckData, 'AUTH.003'),
      },
    },
    async (request) => success(checkPermission(sessionOf(request), request.body)),
  );
};
