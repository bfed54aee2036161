import { COHORT_COOKIE, cohortOfUser } from '@cabinet/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '#plugins/gates/cookies.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Lets the browser tell the gateway, which serves pages and knows nobody, the cohort of its person, because a release
 * may be meant for a part of the people. Each page asks who its person is, so the cookie also follows a change of
 * person.
 */
export function tellCohort(request: FastifyRequest, reply: FastifyReply, userId: string): void {
  const cohort = String(cohortOfUser(userId));
  if (readCookie(request, COHORT_COOKIE) === cohort) return;
  setCookie(reply, COHORT_COOKIE, cohort, new Date(Date.now() + YEAR_MS));
}
