import { moscowDay } from '@cabinet/kernel/core/calendar';
import type { Call } from '../roles/caller.ts';

/** What a payment made by hand rests on: a document of the bank that no other payment names. */
export const bankDocument = () => ({
  bank_reference: `ПП ${Math.floor(Math.random() * 900_000_000) + 100_000_000}`,
  paid_on: moscowDay(new Date()),
  payer_inn: '7707083893',
});

/** Makes an invoice paid, as each of these people confirms it. For a company that is not verified there are two. */
export async function payByHand(id: string, ...people: readonly Call[]): Promise<void> {
  const document = bankDocument();
  for (const call of people)
    await call('patch', `payment/requests/${id}/status`, { status: 'paid', ...document });
}
