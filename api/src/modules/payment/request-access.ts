import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { Database } from '../../db/index.ts';
import { ApiError } from '../../errors.ts';
import type { Session } from '../../plugins/session.ts';
import { findRequest, type RequestRow } from './request-repository.ts';

/** Which requests a person sees: their own, those of their group or company with its permission, or all. */
export async function readableRequest(db: Database, session: Session, id: string): Promise<RequestRow> {
  const request = await findRequest(db, id);
  if (!request || !(await mayRead(db, session, request)))
    throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  return request;
}

export async function mayRead(db: Database, session: Session, request: RequestRow): Promise<boolean> {
  if (request.user_id === session.userId || managesRequests(session)) return true;
  if (request.payer_company_id !== null) {
    return (
      request.payer_company_id === session.companyId &&
      hasPermission(session.permissions, 'company:view_payment_requests')
    );
  }
  if (request.payer_group_id === null || !hasPermission(session.permissions, 'group:view_payment_requests'))
    return false;
  return request.payer_group_id === (await groupOf(db, session.userId));
}

export function managesRequests(session: Session): boolean {
  return hasPermission(session.permissions, 'payment_request:manage');
}

export async function groupOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.group_id ?? null;
}
