import { moscowDay } from '@cabinet/kernel/core/calendar';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { callHeaders, expect, startSession } from './test.ts';

/** What a payment made by hand rests on: a document of the bank that no other payment names. */
export const bankDocument = () => ({
  bank_reference: `ПП ${Math.floor(Math.random() * 900_000_000) + 100_000_000}`,
  paid_on: moscowDay(new Date()),
  payer_inn: '7707083893',
});

/** Confirms a payment by hand; each person gives the same document. */
function confirm(person: APIRequestContext, id: string, document: object) {
  return person.patch(`${process.env.E2E_URL}/api/v1/payment/requests/${id}/status`, {
    headers: callHeaders(),
    data: { status: 'paid', ...document },
  });
}

/** Makes an invoice paid. For a company that is not verified it takes two people. */
export async function payByHand(
  browserless: APIRequest,
  id: string,
  people: readonly ('finance' | 'admin')[] = ['finance'],
): Promise<void> {
  const document = bankDocument();
  for (const account of people) {
    const person = await browserless.newContext();
    await startSession(person, account);
    const answer = await confirm(person, id, document);
    expect(answer.ok(), await answer.text()).toBe(true);
    await person.dispose();
  }
}
