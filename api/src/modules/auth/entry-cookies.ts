import type { FastifyReply } from 'fastify';
import { hashSecret } from '#lib/sessions/secret.ts';
import { setCookie } from '#plugins/gates/cookies.ts';
import type { Entry } from './enter.ts';
import { DEVICE_DAYS } from './known-device-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

export function setEntryCookies(reply: FastifyReply, { sessionSecret, expires, deviceSecret }: Entry): void {
  reply.request.writtenFor = { secretHash: hashSecret(sessionSecret) };
  setCookie(reply, 'cabinet_session', sessionSecret, expires);
  setDeviceCookie(reply, deviceSecret);
}

/** This cookie stays after a sign-out, because it only says that the person has signed in here before. */
export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  setCookie(reply, 'cabinet_device', secret, new Date(Date.now() + DEVICE_DAYS * DAY_MS));
}
