import { FINGERPRINT_PATTERN, SECURITY_HEADER } from '@cabinet/kernel/core/contract';
import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { loggedUrl } from '../request-log.ts';

/** Reads the device fingerprint. Routes may require it. */
export const fingerprintPlugin = fp(async (app) => {
  app.decorateRequest('fingerprint', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers[SECURITY_HEADER];
    const isGood = typeof header === 'string' && FINGERPRINT_PATTERN.test(header);
    if (isGood) request.fingerprint = header;
    else if (request.routeOptions.config.fingerprint === 'required') return done(new ApiError('AUTH.009'));
    else request.log.debug({ url: loggedUrl(request) }, 'no device fingerprint');
    done();
  });
});
