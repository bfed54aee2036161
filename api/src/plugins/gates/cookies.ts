import { type COHORT_COOKIE, cookieName, type SESSION_COOKIE } from '@cabinet/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

type CabinetCookie = typeof SESSION_COOKIE | typeof COHORT_COOKIE | 'cabinet_device' | 'cabinet_sign_in';

export function readCookie(request: FastifyRequest, name: CabinetCookie): string | undefined {
  const value = request.cookies[cookieName(name, isSecure(request))];
  return value === '' ? undefined : value;
}

export function setCookie(reply: FastifyReply, name: CabinetCookie, value: string, expires: Date): void {
  reply.setCookie(cookieName(name, isSecure(reply)), value, { ...optionsOf(reply), expires });
}

export function clearCookie(reply: FastifyReply, name: CabinetCookie): void {
  reply.clearCookie(cookieName(name, isSecure(reply)), optionsOf(reply));
}

function isSecure({ server }: Pick<FastifyRequest, 'server'>): boolean {
  return server.context.config.secureCookies;
}

function optionsOf(reply: FastifyReply) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(reply) } as const;
}
