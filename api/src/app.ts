import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { ApiInstance, Context } from './context.ts';
import { health } from './modules/health/routes.ts';
import { apiModules } from './modules/index.ts';
import { INTERNAL_PREFIX, internal } from './modules/internal/routes.ts';
import { demoMailbox } from './modules/mail/index.ts';
import { paymentEmulator } from './modules/payment-emulator/routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { afterAnswerPlugin } from './plugins/after-answer.ts';
import { docsPlugin } from './plugins/docs.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { fingerprintPlugin } from './plugins/fingerprint.ts';
import { gateAnswersPlugin } from './plugins/gate-answers.ts';
import { emptyJsonBodyPlugin } from './plugins/json-body.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { originCheckPlugin } from './plugins/origin-check.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { sessionPlugin } from './plugins/session.ts';
import { validatorCompiler } from './plugins/validation.ts';

const API_PREFIX = '/api/v1';

type AppOptions = Context & { logger?: FastifyServerOptions['logger']; docsUi?: boolean };

/** Builds the whole API over an open database; it does not listen. */
export async function buildApp({ logger, docsUi = false, ...context }: AppOptions): Promise<ApiInstance> {
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: context.config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: createTraceIds(),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 256 * 1024,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('context', context);
  app.setValidatorCompiler(validatorCompiler);

  await app.register(errorsPlugin);
  await app.register(requestLogPlugin);
  await app.register(metricsPlugin);
  await app.register(emptyJsonBodyPlugin);
  await app.register(gateAnswersPlugin);
  await app.register(afterAnswerPlugin);
  await app.register(docsPlugin, { ui: docsUi });
  // The order of the gates: how often, from where, on which device, who, and whether they may.
  await app.register(rateLimitPlugin);
  await app.register(originCheckPlugin);
  await app.register(fingerprintPlugin);
  await app.register(sessionPlugin);
  await app.register(accessPlugin);

  await app.register(health);
  for (const module of apiModules) await app.register(module, { prefix: API_PREFIX });
  await app.register(internal, { prefix: INTERNAL_PREFIX });
  if (context.config.mode === 'demo') {
    await app.register(demoMailbox);
    if (context.config.payment.emulator) await app.register(paymentEmulator);
  }
  return app;
}

/** Short, unique across instances, and free of meaning. */
function createTraceIds(): () => string {
  const instance = randomBytes(5).toString('hex');
  let requests = 0;
  return () => {
    requests += 1;
    return `${instance}-${requests.toString(36)}`;
  };
}
