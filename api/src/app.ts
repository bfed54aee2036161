import {
  BODY_LIMIT,
  bodyLimitOf,
  guardServer,
  logTime,
  serverOptions,
  TIME_LIMITS,
  trustedProxies,
} from '@cabinet/http-server';
import { MODEL_ID_MAX_LENGTH } from '@cabinet/kernel/core/model-access';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { createHashingTurns } from './lib/hashing-turns.ts';
import { openReleases } from './lib/releases/releases.ts';
import { demoMailbox } from './modules/demo/mail/routes.ts';
import { paymentEmulator } from './modules/demo/payanyway/routes.ts';
import { health } from './modules/health/routes.ts';
import { apiModules } from './modules/index.ts';
import { INTERNAL_PREFIX, internal } from './modules/internal/routes.ts';
import { PROMO_PREFIX, promo } from './modules/promo/routes.ts';
import { afterAnswerPlugin } from './plugins/answers/after-answer.ts';
import { compressionPlugin } from './plugins/answers/compression.ts';
import { type Docs, docsPlugin } from './plugins/answers/docs.ts';
import { errorsPlugin } from './plugins/answers/errors.ts';
import { gateAnswersPlugin } from './plugins/answers/gate-answers.ts';
import { privateAnswersPlugin } from './plugins/answers/private-answers.ts';
import { readingsPlugin } from './plugins/answers/readings.ts';
import { serializerCompiler } from './plugins/answers/serialization.ts';
import { cabinetOriginPlugin } from './plugins/cabinet-origin.ts';
import type { ApiInstance, Context } from './plugins/context.ts';
import { accessPlugin } from './plugins/gates/access.ts';
import { confirmationPlugin } from './plugins/gates/confirmation.ts';
import { dueFactorPlugin } from './plugins/gates/due-factor.ts';
import { fingerprintPlugin } from './plugins/gates/fingerprint.ts';
import { originCheckPlugin } from './plugins/gates/origin-check.ts';
import { rateLimitPlugin } from './plugins/gates/rate-limit.ts';
import { sessionPlugin } from './plugins/gates/session.ts';
import { uploadsPlugin } from './plugins/gates/uploads.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { readsPlugin } from './plugins/reads.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { emptyJsonBodyPlugin } from './plugins/requests/json-body.ts';
import { missingIdPlugin } from './plugins/requests/missing-id.ts';
import { repeatedCallPlugin } from './plugins/requests/repeated-call.ts';
import { validatorCompiler } from './plugins/requests/validation.ts';
import { sampleLetters } from './seed/letter-samples.ts';

const API_PREFIX = '/api/v1';

type AppOptions = Omit<Context, 'releases' | 'hashing' | 'report'> & {
  readonly logger?: Exclude<FastifyServerOptions['logger'], boolean>;
  readonly docs?: Docs;
};

/** Builds the whole API over an open database; it does not listen. */
export async function buildApp({ logger, docs = 'json', ...context }: AppOptions): Promise<ApiInstance> {
  const app = Fastify({
    ...serverOptions(TIME_LIMITS),
    bodyLimit: BODY_LIMIT,
    logger: logger ? { ...logger, timestamp: logTime } : false,
    trustProxy: trustedProxies(context.config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // The longest id of a model, each of whose characters may be escaped.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 3 * MODEL_ID_MAX_LENGTH },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const { releaseStore } = context.config;
  const releases = releaseStore === undefined ? undefined : openReleases(releaseStore);
  const report = (error: Error) => app.log.error({ err: error }, error.message);
  app.decorate('context', { ...context, releases, hashing: createHashingTurns(), report });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimitOf(route.url);
  });

  const limits = { ...TIME_LIMITS, noticeMs: context.config.stopNoticeMs };
  await app.register(guardServer, { limits, bodyLimitOf });
  await app.register(privateAnswersPlugin);
  await app.register(compressionPlugin);
  await app.register(metricsPlugin);
  await app.register(errorsPlugin);
  await app.register(requestLogPlugin);
  await app.register(emptyJsonBodyPlugin);
  await app.register(gateAnswersPlugin);
  await app.register(afterAnswerPlugin);
  await app.register(readingsPlugin);
  await app.register(readsPlugin);
  await app.register(cabinetOriginPlugin);
  await app.register(docsPlugin, { docs });
  // The order of the gates: how often, from where, on which device, who, whether they may, whether they have proved of late
  // who they are, whether a key means something, and whether there is a place for a file.
  await app.register(rateLimitPlugin);
  await app.register(missingIdPlugin);
  await app.register(originCheckPlugin);
  await app.register(fingerprintPlugin);
  await app.register(sessionPlugin);
  await app.register(dueFactorPlugin);
  await app.register(accessPlugin);
  await app.register(confirmationPlugin);
  await app.register(repeatedCallPlugin);
  await app.register(uploadsPlugin);

  await app.register(health);
  for (const module of apiModules) await app.register(module, { prefix: API_PREFIX });
  await app.register(internal, { prefix: INTERNAL_PREFIX });
  await app.register(promo, { prefix: PROMO_PREFIX });
  if (context.config.mode === 'demo') {
    await app.register(demoMailbox(sampleLetters));
    if (context.config.payment.emulator) await app.register(paymentEmulator);
  }
  return app;
}
