import { hasPermission, type Permission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type CompanyUser, findCompanyUser } from './company-user-repository.ts';
import { lockCompany } from './repository.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

export const MANAGE_USERS = 'company_user:manage';

/** RES.001 for somebody else's company, as for one that does not exist. A suspended person has no company. */
export function demandOwn(session: Session, id: string): void {
  if (session.companyId !== id) throw new ApiError('RES.001');
}

export function demandPermission(
  { permissions }: Pick<CompanyUser, 'permissions'>,
  permission: Permission,
): void {
  if (!hasPermission(permissions, permission)) throw new ApiError('AUTH.003', { permission });
}

/** The same where any one of several opens the call; the first is named to whoever has none. */
export function demandOneOf(
  { permissions }: Pick<CompanyUser, 'permissions'>,
  openers: readonly [Permission, ...Permission[]],
): void {
  if (openers.some((permission) => hasPermission(permissions, permission))) return;
  throw new ApiError('AUTH.003', { permission: openers[0] });
}

export function mayEdit({ is_owner, permissions }: Pick<CompanyUser, 'is_owner' | 'permissions'>): boolean {
  return is_owner || hasPermission(permissions, MANAGE_USERS);
}

/** AUTH.003 for everybody but the owner, with what only they may do. */
export function demandOwner({ is_owner: isOwner }: Pick<CompanyUser, 'is_owner'>, message: string): void {
  if (!isOwner) throw new ApiError('AUTH.003', { message });
}

export function demandEditor(member: Pick<CompanyUser, 'is_owner' | 'permissions'>): void {
  if (!mayEdit(member)) throw new ApiError('AUTH.003', { permission: MANAGE_USERS });
}

/** The caller, as a person of this company. */
export async function demandCompanyUser(db: Database, userId: string, id: string): Promise<CompanyUser> {
  const caller = await findCompanyUser(db, id, userId);
  if (!caller?.is_active) throw new ApiError('RES.001');
  return caller;
}

/**
 * Works on the caller's company while it is locked, so that two managers decide one after another. The caller and their
 * rights are read under the lock, because the other manager may have changed them.
 */
export function inOwnCompany<T>(
  app: App,
  request: FastifyRequest,
  id: string,
  work: (trx: Database, caller: CompanyUser, company: { readonly name: string }) => Promise<T>,
  turn: { readonly payerId?: string } = {},
): Promise<T> {
  const session = sessionOf(request);
  demandOwn(session, id);
  return inTransaction(
    app.context.connection.db,
    async (trx) => {
      const company = await lockCompany(trx, id);
      if (!company) throw new ApiError('RES.001');
      return work(trx, await demandCompanyUser(trx, session.userId, id), company);
    },
    turn,
  );
}
