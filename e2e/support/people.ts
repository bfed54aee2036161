import type { APIRequest, APIRequestContext } from '@playwright/test';
import { callHeaders, expect, PASSWORD, startSession } from './test.ts';

interface Letter {
  readonly id: string;
  readonly text: string;
}

const E2E_URL = () => String(process.env.E2E_URL);

/** The newest letter to an address, from the mail box of the demonstration. */
export async function letterTo(
  request: APIRequestContext,
  email: string,
  origin = E2E_URL(),
): Promise<Letter> {
  const [letter] = await lettersTo(request, email, origin);
  if (letter === undefined) throw new Error(`There is no letter to ${email}`);
  return letter;
}

/** The letters to an address, the newest first. */
async function lettersTo(request: APIRequestContext, email: string, origin: string): Promise<Letter[]> {
  const letters = await request.get(`${origin}/api/demo/mail/json`, {
    params: { recipient: email },
  });
  return (await letters.json()).data;
}

/** What the newest letter to an address says that says it: staff hear of what happens in other tests meanwhile. */
export async function findInLetters(
  request: APIRequestContext,
  email: string,
  said: RegExp,
  origin = E2E_URL(),
): Promise<string> {
  for (const { text } of await lettersTo(request, email, origin)) {
    const [found] = said.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`No letter to ${email} says ${said}`);
}

/** Where the newest letter with a link to an address leads. */
export async function linkFromLetter(
  request: APIRequestContext,
  email: string,
  origin = E2E_URL(),
): Promise<string> {
  return findInLetters(request, email, /https?:\/\/\S+[?#]token=[\w-]+/, origin);
}

/** The secret of the link in the newest letter to a person, who has proved by it that they read the address. */
export async function letterSecretTo(request: APIRequestContext, email: string): Promise<string> {
  return new URL(await linkFromLetter(request, email)).searchParams.get('token') ?? '';
}

/** The code of six digits in the newest letter to an address. */
export async function codeFromLetter(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await letterTo(request, email);
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`The letter to ${email} has no code`);
  return code;
}

/** Gives an account a password by the way of those who have forgotten theirs. */
export async function setPassword(
  request: APIRequestContext,
  email: string,
  origin = E2E_URL(),
): Promise<void> {
  const send = (path: string, data: object) =>
    request.post(`${origin}/api/v1/auth/${path}`, { headers: callHeaders(origin), data });
  await send('password-reset', { email });
  const code = await findInLetters(request, email, /\b\d{6}-\d{6}\b/, origin);
  expect((await send('password-reset/confirm', { email, code, password: PASSWORD })).ok()).toBe(true);
}

/** Makes somebody who is in no other test and has the usual password; nobody is signed in by it. */
export async function makePerson(browserless: APIRequest, name: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  const request = await browserless.newContext();
  await startSession(request, 'admin');
  const answer = await request.post(`${E2E_URL()}/api/v1/admin/users`, {
    headers: callHeaders(),
    data: { email, display_name: name },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await setPassword(request, email);
  await request.dispose();
  return email;
}

/** Signs in as somebody who may have had no password; they have one then. */
export async function enter(request: APIRequestContext, email: string): Promise<void> {
  await setPassword(request, email);
  const answer = await request.post(`${process.env.E2E_URL}/api/v1/auth/sign-in`, {
    headers: callHeaders(),
    data: { email, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * Signs in as one of the many of the demonstration, who get a password by it.
 *
 * @param name in front of the demonstration's domain; only one test is this person
 */
export async function enterAs(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}@demo.example`;
  await enter(request, email);
  return email;
}
