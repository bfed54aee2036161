import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import { clearCookie, readCookie, setCookie } from '#plugins/gates/cookies.ts';
import type { Entry, SignedIn } from './enter.ts';
import { DEVICE_DAYS } from './known-device-repository.ts';
import type { SignInData } from './schemas.ts';
import type { SignInStep } from './second-factor/step.ts';

const DAY_MS = 24 * 60 * 60_000;

export function setEntryCookies(reply: FastifyReply, { sessionSecret, expires, deviceSecret }: Entry): void {
  reply.request.writtenFor = { secretHash: hashSecret(sessionSecret) };
  setCookie(reply, 'cabinet_session', sessionSecret, expires);
  setDeviceCookie(reply, deviceSecret);
  if (readCookie(reply.request, 'cabinet_sign_in') !== undefined) clearCookie(reply, 'cabinet_sign_in');
}

/**
 * Lets the browser keep a sign-in that waits for the second factor (product §12.9).
 *
 * @returns AUTH.012, which the call throws
 */
export function demandSecondFactor(reply: FastifyReply, { secret, expires, methods }: SignInStep): ApiError {
  setCookie(reply, 'cabinet_sign_in', secret, expires);
  return new ApiError('AUTH.012', { methods });
}

/** Gives the browser its session; returns what the call answers. */
export function letIn(reply: FastifyReply, { account, ...entry }: SignedIn): Static<typeof SignInData> {
  setEntryCookies(reply, entry);
  const { id, email, display_name } = account;
  return { user: { id, email, display_name }, expires_at: entry.expires.toISOString() };
}

/** This cookie stays after a sign-out, because it only says that the person has signed in here before. */
export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  setCookie(reply, 'cabinet_device', secret, new Date(Date.now() + DEVICE_DAYS * DAY_MS));
}
