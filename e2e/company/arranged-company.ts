import type { APIRequest, APIRequestContext } from '@playwright/test';
import { dataOf } from '../money/pages.ts';
import { letterSecretTo } from '../support/people.ts';
import { callHeaders, PASSWORD } from '../support/test.ts';

type Facts = Readonly<Record<'name' | 'inn' | 'kpp' | 'ogrn', string>>;

interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly roleId?: string;
}

const address = (path: string) => `${process.env.E2E_URL}/api/v1/${path}`;

/** Gives whoever is signed in a company. */
export async function createCompany(request: APIRequestContext, facts: Facts): Promise<string> {
  const answer = await request.post(address('company/'), {
    headers: callHeaders(),
    data: { ...facts, legal_address: 'г. Москва, ул. Мира, д. 1', director_name: 'Иванов Иван Иванович' },
  });
  return (await dataOf<{ id: string }>(answer)).id;
}

/** The id of a role of the company. */
export async function roleIdOf(
  request: APIRequestContext,
  companyId: string,
  roleName: string,
): Promise<string> {
  const answer = await request.get(address(`company/${companyId}/roles`), { headers: callHeaders() });
  const roles = await dataOf<{ role_id: string; role_name: string }[]>(answer);
  return roles.find((role) => role.role_name === roleName)?.role_id ?? '';
}

/** Invites somebody without an account, who accepts and gets the password of the demonstration. */
export async function addPerson(
  newcomers: APIRequest,
  request: APIRequestContext,
  companyId: string,
  { email, name, roleId }: Newcomer,
): Promise<void> {
  const headers = callHeaders();
  const invited = await request.post(address(`company/${companyId}/users`), {
    headers,
    data: { email, role_id: roleId },
  });
  await dataOf(invited);
  const newcomer = await newcomers.newContext();
  const token = await letterSecretTo(newcomer, email);
  const accepted = await newcomer.post(address('company/invitations/accept'), {
    headers,
    data: { token, display_name: name, password: PASSWORD },
  });
  await dataOf(accepted);
  await newcomer.dispose();
}
