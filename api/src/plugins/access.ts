import { hasPermission } from '@cabinet/kernel/core/permissions';
import fp from 'fastify-plugin';
import type { Access } from '../context.ts';
import { ApiError } from '../errors.ts';

/** Every route declares who may call it. One that does not stops the start, so nothing is open by oversight. */
export const accessPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!isAccess(access)) {
      throw new Error(
        `${String(route.method)} ${route.url} does not declare config.access ('public', 'session' or {permission})`,
      );
    }
  });

  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (typeof access !== 'object') return done();
    const { permission } = access;
    const isAllowed = request.session !== null && hasPermission(request.session.permissions, permission);
    done(isAllowed ? undefined : new ApiError('AUTH.003', { permission }));
  });
});

function isAccess(access: Access | undefined): boolean {
  return access === 'public' || access === 'session' || typeof access?.permission === 'string';
}
