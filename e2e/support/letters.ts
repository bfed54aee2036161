import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** The text of the latest letter to somebody. */
export async function latestLetter(request: APIRequestContext, recipient: string): Promise<string> {
  const query = new URLSearchParams({ recipient });
  const answer = await request.get(`${process.env.E2E_URL}/api/demo/mail/json?${query}`);
  const [letter] = (await answer.json()).data;
  expect(letter, `a letter to ${recipient}`).toBeDefined();
  return letter.text;
}

/** The link of the latest letter to somebody. */
export async function linkFromLetter(request: APIRequestContext, recipient: string): Promise<string> {
  const [link] = /https?:\/\/\S+\?token=[\w-]+/.exec(await latestLetter(request, recipient)) ?? [];
  if (link === undefined) throw new Error(`The letter to ${recipient} has no link`);
  return link;
}
