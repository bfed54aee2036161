import type { APIRequestContext } from '@playwright/test';
import { latestLetter } from './letters.ts';
import { callHeaders, expect, PASSWORD } from './test.ts';

/** Gives an account a password by the way of those who have forgotten theirs. */
export async function setPassword(request: APIRequestContext, email: string): Promise<void> {
  const headers = callHeaders();
  await request.post('/api/v1/auth/password-reset', { headers, data: { email } });
  const [code] = /\b\d{6}-\d{6}\b/.exec(await latestLetter(request, email)) ?? [];
  const data = { email, code, password: PASSWORD };
  expect((await request.post('/api/v1/auth/password-reset/confirm', { headers, data })).ok()).toBe(true);
}
