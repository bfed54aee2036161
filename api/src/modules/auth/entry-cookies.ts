import type { FastifyReply } from 'fastify';
import { hashToken } from '#lib/sessions/token.ts';
import { setCookie } from '#plugins/cookies.ts';
import type { Entry } from './enter.ts';
import { DEVICE_DAYS } from './known-device-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

export function setEntryCookies(reply: FastifyReply, { token, expires, deviceToken }: Entry): void {
  reply.request.writtenFor = { tokenHash: hashToken(token) };
  setCookie(reply, 'cabinet_session', token, expires);
  setDeviceCookie(reply, deviceToken);
}

/** This cookie stays after a sign-out, because it only says that the person has signed in here before. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, 'cabinet_device', token, new Date(Date.now() + DEVICE_DAYS * DAY_MS));
}
