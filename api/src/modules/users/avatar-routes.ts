import { Type } from 'typebox';
import { avatarUrl } from '#lib/avatar-url.ts';
import { errorResponses, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { AvatarBody, AvatarData, UserIdParams } from './schemas.ts';
import * as service from './service.ts';

export const avatarRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.post(
    '/users/:id/avatar',
    {
      config: { access: 'session', confirms: false },
      schema: {
        summary: 'Save the avatar, a 200×200 JPEG as a data URL',
        params: UserIdParams,
        body: AvatarBody,
        response: responses(AvatarData, 'RES.001'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const userId = service.targetUser(session, request.params.id);
      const edit = { actor: session.actor, userId, dataUrl: request.body.avatar };
      const hash = await service.changeAvatar(db, edit, request);
      return success({ avatar: avatarUrl(userId, hash) }, 'Аватар успешно обновлен');
    },
  );

  app.get(
    '/users/:id/avatar',
    {
      config: { access: 'session', reading: 'one', withoutFactor: true },
      schema: {
        summary: 'The avatar as a JPEG',
        produces: ['image/jpeg'],
        params: UserIdParams,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
          304: Type.Null({ description: 'The known picture is still the right one' }),
          ...errorResponses('RES.001'),
        },
      },
    },
    async (request, reply) => {
      const { hash, bytes } = await service.readAvatarOf(db, sessionOf(request), request.params.id);
      const etag = `"${hash}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      reply.header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return reply.type('image/jpeg').send(Buffer.from(bytes));
    },
  );
};
