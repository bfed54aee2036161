import type { FastifyRequest } from 'fastify';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { userAgentOf } from '#lib/audit/user-agent.ts';
import type { Device } from '#lib/sessions/repository.ts';
import { readCookie } from '#plugins/gates/cookies.ts';

/** What a request without a session tells about its caller. */
export type Caller = Device & {
  readonly sessionSecret: string | undefined;
  readonly deviceSecret: string | undefined;
  /** Of a sign-in whose password was right and that waits for the second factor. */
  readonly stepSecret: string | undefined;
  readonly origin: CallOrigin;
  readonly afterAnswer: (work: () => Promise<void>) => void;
};

export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: userAgentOf(request) ?? '',
    fingerprint: request.fingerprint,
    sessionSecret: readCookie(request, 'cabinet_session'),
    deviceSecret: readCookie(request, 'cabinet_device'),
    stepSecret: readCookie(request, 'cabinet_sign_in'),
    origin: request,
    afterAnswer: (work) => request.afterAnswer(work),
  };
}
