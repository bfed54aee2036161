import { signedNotice } from '../faults/operations.mjs';

/** How often the provider sends a notice once more. */
const TWICE = 0.2;

/**
 * Pays by card; the provider's signed notice follows. Gives the id of the request.
 *
 * @param {import('./person.mjs').Person} person
 * @param {string} amount
 * @returns {Promise<string>}
 */
export async function pay(person, amount) {
  const { fields, request } = await person.call('POST', 'v1/payment/pay', {
    key: person.newKey(),
    body: { amount, method: 'card' },
    variant: 'by card',
  });
  const notice = signedNotice(fields, request.number.replace(/\D/g, ''));
  await person.notify(notice, 'a notice');
  person.paid.set(request.id, amount);
  if (person.random.chance(TWICE)) await person.notify(notice, 'once more');
  return request.id;
}
