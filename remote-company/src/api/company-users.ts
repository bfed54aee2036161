import { type Body, type Data, del, get, patch, put, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { refreshCompany } from './company.ts';
import { refreshCompanyRoles } from './company-roles.ts';

export type CompanyUserPage = Data<'GET company/{id}/users'>;

/** Somebody in the company. */
export type CompanyUser = CompanyUserPage['items'][number];

interface CompanyUserId {
  readonly companyId: string;
  readonly userId: string;
}

const RESOURCE = 'company-users';

const NEAR_CAP = { limit: 200, is_active: 'true', near_cap: 'true', sort: 'display_name' } as const;

export const companyUserKeys = {
  list: (companyId: string) => [RESOURCE, companyId] as const,
  nearCap: (companyId: string) => [RESOURCE, companyId, NEAR_CAP] as const,
};

export function fetchCompanyUsers(companyId: string, params: QueryParams): Promise<CompanyUserPage> {
  return get('company/{id}/users', { path: { id: companyId }, rawQuery: params });
}

/** Where the filtered list is saved as a file. */
export const companyUsersFile = (id: string) =>
  ({ address: 'company/{id}/users/export', path: { id }, name: 'company-users' }) as const;

/** People who have spent most of their cap of this month; nothing is asked without an id. */
export function useUsersNearCap(companyId: string | null) {
  const answer = useSWR(companyId === null ? null : companyUserKeys.nearCap(companyId), ([, id, params]) =>
    fetchCompanyUsers(id, params),
  );
  return { ...answer, users: answer.data?.items };
}

const isList = (key: unknown) => Array.isArray(key) && key[0] === RESOURCE;

/** Shows what was answered at once, and reads every list again behind it. */
function storeUser(user: CompanyUser): void {
  void mutate<CompanyUserPage>(
    isList,
    (page) => page && { ...page, items: page.items.map((row) => (row.userId === user.userId ? user : row)) },
  );
}

/** Sets the cap of a person, suspends them, or takes them back. */
export async function changeCompanyUser(
  { companyId, userId }: CompanyUserId,
  body: Body<'PATCH company/{id}/users/{userId}'>,
): Promise<CompanyUser> {
  const user = await patch('company/{id}/users/{userId}', { path: { id: companyId, userId }, body });
  storeUser(user);
  refreshCompany(companyId);
  return user;
}

export async function changeCompanyUserRole({
  companyId,
  userId,
  roleId,
}: CompanyUserId & { readonly roleId: string }): Promise<CompanyUser> {
  const user = await put('company/{id}/users/{userId}/role', {
    path: { id: companyId, userId },
    body: { roleId },
  });
  storeUser(user);
  refreshCompany(companyId);
  refreshCompanyRoles(companyId);
  return user;
}

/** Removes a person from the company; of oneself it is leaving, after which nothing of the company is to be read. */
export async function removeCompanyUser(
  { companyId, userId }: CompanyUserId,
  { isSelf }: { readonly isSelf: boolean },
): Promise<void> {
  await del('company/{id}/users/{userId}', { path: { id: companyId, userId } });
  if (isSelf) return;
  void mutate(isList);
  refreshCompany(companyId);
  refreshCompanyRoles(companyId);
}
