import type { APIRequest } from '@playwright/test';
import { payByHand } from '../support/pay-by-hand.ts';
import { enterAs, letterSecretTo } from '../support/people.ts';
import { callHeaders, expect, PASSWORD } from '../support/test.ts';
import { caller } from './caller.ts';

interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

interface Options {
  /** Somebody of the demonstration without a company, whom no other test signs in. */
  readonly host: string;
  readonly name: string;
}

/** A person who is new in the cabinet: with an account of their own, no history and 1000 roubles. */
export async function newPerson(browserless: APIRequest, { host, name }: Options): Promise<Newcomer> {
  const email = `e2e-${crypto.randomUUID().slice(0, 8)}@newcomers.example`;
  const contexts = [await browserless.newContext(), await browserless.newContext()];
  const [hostRequest, request] = contexts;
  if (!hostRequest || !request) throw new Error('There is no context');
  await enterAs(hostRequest, host);
  const asHost = caller(hostRequest);
  if ((await asHost('get', 'group/me')) === null) await asHost('post', 'group', { name: 'Прихожая' });
  await asHost('post', 'group/invite', { email });

  const accepted = await request.post(`${process.env.E2E_URL}/api/v1/group/invitations/accept`, {
    headers: callHeaders(),
    data: { token: await letterSecretTo(request, email), display_name: name, password: PASSWORD },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const own = caller(request);
  const { user } = await own<{ user: { id: string } }>('get', 'users/me');
  const members = await own<{ accountId: string; display_name: string }[]>('get', 'group/me/members');
  const member = members.find(({ display_name }) => display_name === name);
  await own('delete', `group/members/${member?.accountId}`);

  const payment = await own<{ id: string }>('post', 'payment/pay', { amount: '1000', method: 'invoice' });
  await payByHand(browserless, payment.id);
  await Promise.all(contexts.map((context) => context.dispose()));
  return { id: user.id, email, name };
}
