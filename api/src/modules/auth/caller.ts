import { cleanLine } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import type { Device } from '#lib/sessions/repository.ts';
import { readCookie } from '#plugins/gates/cookies.ts';

/** What a request without a session tells about its caller. */
export type Caller = Device & {
  readonly sessionSecret: string | undefined;
  readonly deviceSecret: string | undefined;
  readonly origin: CallOrigin;
  readonly afterAnswer: (work: () => Promise<void>) => void;
};

export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: cleanLine(request.headers['user-agent'] ?? ''),
    fingerprint: request.fingerprint,
    sessionSecret: readCookie(request, 'cabinet_session'),
    deviceSecret: readCookie(request, 'cabinet_device'),
    origin: request,
    afterAnswer: (work) => request.afterAnswer(work),
  };
}
