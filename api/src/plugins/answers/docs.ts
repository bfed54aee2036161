import { cookieName, SESSION_COOKIE } from '@cabinet/http-server';
import { MARK_SVG } from '@cabinet/kernel/core/brand';
import fastifySwagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { permissionOf, scopeOf } from '../gates/access-kinds.ts';

const DOCS_PATH = '/api/docs';

/** What `/api/docs` offers: nothing, the JSON document, or pages as well. */
export type Docs = 'closed' | 'json' | 'pages';

/** OpenAPI 3.1 of everything that is registered after this plugin. */
export const docsPlugin = fp<{ readonly docs: Docs }>(async (app, { docs }) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cabinet API',
        version: '1.0.0',
        description:
          'Every JSON answer is an envelope; money is a decimal string; times are ISO 8601 in UTC.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName(SESSION_COOKIE, app.context.config.secureCookies),
          },
          service: {
            type: 'http',
            scheme: 'bearer',
            description:
              'What a service shows: `INTERNAL_TOKEN`, or one of `INTERNAL_TOKENS` that has the scope of the call.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const permission = permissionOf(access);
      const scope = scopeOf(access);
      const needsSession = access === 'session' || permission !== undefined;
      return {
        url,
        schema: {
          ...schema,
          tags: schema?.tags ?? [url.split('/')[3] ?? 'service'],
          'x-access': access,
          ...(route.config?.confirms !== undefined && { 'x-confirms': route.config.confirms }),
          ...(route.config?.once && { 'x-once': route.config.once }),
          ...(needsSession ? { security: [{ session: [] }] } : {}),
          ...(scope === undefined ? {} : { security: [{ service: [scope] }] }),
          ...(permission === undefined
            ? {}
            : { description: `${schema?.description ?? ''} Permission: ${permission}`.trim() }),
        },
      };
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(DOCS_PATH)) route.config = { access: 'public', ...route.config };
  });
  if (docs === 'pages') {
    const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui');
    await app.register(fastifySwaggerUi, {
      routePrefix: DOCS_PATH,
      staticCSP: true,
      uiConfig: { docExpansion: 'list', filter: true },
      theme: {
        title: 'Cabinet API',
        css: [{ filename: 'cabinet.css', content: '.swagger-ui .topbar { display: none; }' }],
        favicon: [
          { filename: 'cabinet.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: MARK_SVG },
        ],
      },
    });
  } else if (docs === 'json') {
    app.get(`${DOCS_PATH}/json`, { config: { access: 'public' }, schema: { hide: true } }, async () =>
      app.swagger(),
    );
  }
});
