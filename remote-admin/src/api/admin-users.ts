import { ACCOUNT_TYPES } from '@cabinet/kernel/core/payments';
import { type Body, type Data, del, get, post, put, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { refreshFoundUsers } from './found-users.ts';

type AdminUserPage = Data<'GET admin/users'>;
export type AdminUser = AdminUserPage['items'][number];
/** A person with everything that their page shows. */
export type AdminUserDetail = Data<'GET admin/users/{id}'>;
/** What deleting a person leaves behind. */
export type PersonDeletion = Data<'GET admin/users/{id}/deletion'>;
/** Somebody who was deleted. */
export type DeletedPerson = Data<'GET admin/users/{id}/deleted'>;
/** A person after a change, with what of it waits for a second person. */
export type ChangedUser = Data<'PUT admin/users/{id}'>;
type NewUser = Body<'POST admin/users'>;
type UserChange = Body<'PUT admin/users/{id}'>;
export type BulkAction = Body<'POST admin/users/bulk'>['action'];
type BulkBody = Body<'POST admin/users/bulk'>;

const RESOURCE = 'admin-users';
const FRESH_MS = 2_000;
/** A change of somebody, and its refusal, may be about what waits for a second person. */
const CHANGING: readonly unknown[] = [RESOURCE, 'proposals'];

export const adminUserKeys = {
  list: [RESOURCE, 'all'] as const,
  detail: (id: string) => [RESOURCE, 'detail', id] as const,
  access: (id: string) => [RESOURCE, 'access', id] as const,
  invitations: (id: string) => [RESOURCE, 'invitations', id] as const,
  deletion: (id: string) => [RESOURCE, 'deletion', id] as const,
  deleted: (id: string) => [RESOURCE, 'deleted', id] as const,
};

export function fetchAdminUsers(params: QueryParams): Promise<AdminUserPage> {
  return get('admin/users', { rawQuery: params });
}

export function fetchAdminUser(id: string): Promise<AdminUserDetail> {
  return get('admin/users/{id}', { path: { id } });
}

export function useAdminUser(id: string) {
  return useSWR(adminUserKeys.detail(id), ([, , of]) => fetchAdminUser(of), { dedupingInterval: FRESH_MS });
}

/** What is on the account of a person who is about to be deleted. */
export function usePersonDeletion(id: string) {
  return useSWR(
    adminUserKeys.deletion(id),
    ([, , of]) => get('admin/users/{id}/deletion', { path: { id: of } }),
    {
      revalidateOnFocus: false,
    },
  );
}

/** Who it was that is no more; nothing is asked without an id. */
export function useDeletedPerson(id: string | null) {
  return useSWR(id === null ? null : adminUserKeys.deleted(id), ([, , of]) =>
    get('admin/users/{id}/deleted', { path: { id: of } }),
  );
}

/** Which models a person may use. */
export function useAdminUserAccess(id: string) {
  return useSWR(adminUserKeys.access(id), ([, , of]) => get('users/{id}/access', { path: { id: of } }), {
    dedupingInterval: FRESH_MS,
    revalidateOnFocus: false,
  });
}

/** Reads people again, wherever they are on the screen. */
export function refreshAdminUsers(): void {
  refreshFoundUsers();
  void mutate((key) => Array.isArray(key) && CHANGING.includes(key[0]));
}

export function createAdminUser(body: NewUser, idempotencyKey: string): Promise<ChangedUser> {
  return post('admin/users', { body, idempotencyKey }).finally(refreshAdminUsers);
}

/** Sends the letter with a link to set the password again. */
export function inviteAdminUser(id: string): Promise<ChangedUser> {
  return post('admin/users/{id}/invite', { path: { id } }).finally(refreshAdminUsers);
}

export async function changeAdminUser(id: string, body: UserChange): Promise<ChangedUser> {
  const saved = await put('admin/users/{id}', { path: { id }, body });
  refreshAdminUsers();
  return saved;
}

export function activateAdminUser(id: string, reason: string | undefined): Promise<ChangedUser> {
  return post('admin/users/{id}/activate', { path: { id }, body: { reason } }).finally(refreshAdminUsers);
}

export function deactivateAdminUser(id: string, reason: string | undefined): Promise<ChangedUser> {
  return post('admin/users/{id}/deactivate', { path: { id }, body: { reason } }).finally(refreshAdminUsers);
}

/** Proposes to take away the second factors of somebody who has lost them. */
export function resetAdminUserFactors(id: string, reason: string): Promise<ChangedUser> {
  return post('admin/users/{id}/reset-factors', { path: { id }, body: { reason } }).finally(
    refreshAdminUsers,
  );
}

export function removeAdminUser(id: string, reason: string): Promise<null> {
  return del('admin/users/{id}', { path: { id }, body: { reason } }).finally(refreshAdminUsers);
}

export function endAdminUserSession(id: string, sessionId: string): Promise<null> {
  return del('admin/users/{id}/sessions/{sessionId}', { path: { id, sessionId } }).finally(refreshAdminUsers);
}

export function endAdminUserSessions(id: string): Promise<{ readonly revoked: number }> {
  return del('admin/users/{id}/sessions', { path: { id } }).finally(refreshAdminUsers);
}

const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]) =>
  known.find((each) => each === value);

/** The filter of the list as a bulk action takes it. */
export function bulkFilter(filters: Readonly<Record<string, string>>): NonNullable<BulkBody['filter']> {
  return {
    q: filters.q,
    roleId: filters.role_id,
    state: filters.state,
    accountType: oneOf(filters.account_type, ACCOUNT_TYPES),
    companyId: filters.company_id,
    signedInFrom: filters.signed_in_from,
    signedInTo: filters.signed_in_to,
    balanceFrom: filters.balance_from,
    balanceTo: filters.balance_to,
  };
}

/** Queues one thing to be done to many people; answers the job that does it. */
export function startBulk(body: BulkBody, idempotencyKey: string): Promise<{ readonly jobId: string }> {
  return post('admin/users/bulk', { body, idempotencyKey });
}
