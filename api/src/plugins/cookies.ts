import type { FastifyReply, FastifyRequest } from 'fastify';

type CabinetCookie = 'cabinet_session' | 'cabinet_device';

/** A browser takes a `__Host-` cookie from this very host over https only: no subdomain can plant one. */
export function cookieName(name: CabinetCookie, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

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
