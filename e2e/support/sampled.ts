import type { APIRequestContext } from '@playwright/test';
import { findAddress } from '../../scripts/release/smoke/find-address.mjs';
import { accountFor, contracts } from './offered.ts';
import { callHeaders, expect } from './test.ts';

/** Every private address that the build offers to an account, with a thing that its samples name where it is about one. */
export async function sampledPaths(
  request: APIRequestContext,
  account: ReturnType<typeof accountFor>,
): Promise<readonly string[]> {
  async function ask(call: string) {
    const response = await request.get(`${process.env.E2E_URL}/api/v1/${call}`, { headers: callHeaders() });
    return { status: response.status(), body: await response.json() };
  }
  const me = await ask('users/me');
  expect(me.status, JSON.stringify(me.body)).toBe(200);
  const person = { name: account, companyId: me.body.data.user.company_id, ask };
  const routes = contracts
    .flatMap((contract) => contract.routes)
    .filter((route) => !route.public && accountFor(route) === account);
  const found = await Promise.all(routes.map((route) => findAddress(route, person)));
  return found.map((address, index) => {
    if (address.kind !== 'value') throw new Error(`No address of ${routes[index]?.path}: ${address.kind}`);
    return address.value;
  });
}
