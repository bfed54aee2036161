import { hasPermission } from '@cabinet/access/permissions';
import fp from 'fastify-plugin';
import { SERVICE_SCOPES } from '#config/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Access, GuardedCall } from '../context.ts';
import { permissionOf, scopeOf } from './access-kinds.ts';
import { serviceTokens } from './service-token.ts';

/** Every route declares who may call it. The start fails on a route that does not, so none is open by mistake. */
export const accessPlugin = fp(async (app) => {
  const callerOf = serviceTokens(app.context.config.internalTokens);
  app.decorateRequest('caller', null);

  const guardedCalls: GuardedCall[] = [];
  app.decorate('guardedCalls', guardedCalls);

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!isAccess(access)) {
      throw new Error(
        `${String(route.method)} ${route.url} does not declare config.access ('public', 'session', {service} or {permission})`,
      );
    }
    const method = String(route.method);
    if (method === 'HEAD' || route.url.endsWith('/export')) return;
    const own = permissionOf(access);
    const openers = own === undefined ? (route.config?.openedBy ?? []) : [own];
    const path = route.url.replace(/^\/api\/v1\//, '').replaceAll(/:(\w+)/g, '{$1}');
    guardedCalls.push(...openers.map((permission) => ({ permission, method, path })));
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    const [scope, permission] = [scopeOf(access), permissionOf(access)];
    if (scope !== undefined) {
      const { scopes, caller } = callerOf(request.headers.authorization);
      request.caller = caller;
      if (scopes.includes(scope)) return;
      request.log.warn({ caller: caller.name, scope }, 'a token without this scope');
      const message = 'Этому токену сервиса такие действия не открыты';
      throw new ApiError('AUTH.003', { message, permission: scope });
    }
    if (permission === undefined) return;
    const isAllowed = request.session !== null && hasPermission(request.session.permissions, permission);
    if (!isAllowed) throw new ApiError('AUTH.003', { permission });
  });
});

function isAccess(access: Access | undefined): boolean {
  if (typeof access !== 'object') return access !== undefined;
  const scope = scopeOf(access);
  return scope === undefined ? typeof permissionOf(access) === 'string' : SERVICE_SCOPES.includes(scope);
}
