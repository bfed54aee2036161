import { hasPermission } from '@cabinet/access/permissions';
import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import type { Access, GuardedCall } from '../context.ts';
import { checkServiceToken } from './service-token.ts';

/** Every route declares who may call it. The start fails on a route that does not, so none is open by mistake. */
export const accessPlugin = fp(async (app) => {
  const { internalTokens } = app.context.config;

  const guardedCalls: GuardedCall[] = [];
  app.decorate('guardedCalls', guardedCalls);

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!isAccess(access)) {
      throw new Error(
        `${String(route.method)} ${route.url} does not declare config.access ('public', 'session', 'service' or {permission})`,
      );
    }
    const method = String(route.method);
    if (method === 'HEAD' || route.url.endsWith('/export')) return;
    const openers = typeof access === 'object' ? [access.permission] : (route.config?.openedBy ?? []);
    const path = route.url.replace(/^\/api\/v1\//, '').replaceAll(/:(\w+)/g, '{$1}');
    guardedCalls.push(...openers.map((permission) => ({ permission, method, path })));
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'service') checkServiceToken(request.headers.authorization, internalTokens);
    if (typeof access !== 'object') return;
    const { permission } = access;
    const isAllowed = request.session !== null && hasPermission(request.session.permissions, permission);
    if (!isAllowed) throw new ApiError('AUTH.003', { permission });
  });
});

function isAccess(access: Access | undefined): boolean {
  return typeof access === 'string' || typeof access?.permission === 'string';
}
