import { hasPermission } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import {
  type Belonging,
  isOwnPayer,
  LIST_PERMISSIONS,
  type PayerHolder,
  sees,
  viewerOf,
} from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { findRequest, type RequestRow } from './repository.ts';

/** The requests that a person sees: their own, those of the group they own, and with permissions their company's or all. */
export async function readableRequest(db: Database, session: Session, id: string): Promise<RequestRow> {
  const request = await findRequest(db, id);
  if (!request || !(await mayRead(db, session, request)))
    throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  return request;
}

export async function mayRead(db: Database, session: Session, request: RequestRow): Promise<boolean> {
  return sees(await viewerOf(db, session), 'request', { ...holderOf(request), namedId: request.user_id });
}

/** Whose money a request tops up. */
export const holderOf = (request: RequestRow): PayerHolder => ({
  kind: request.payer_kind,
  ownerId: request.payer_owner_id,
  companyId: request.payer_company_id,
  groupId: request.payer_group_id,
});

export const MANAGE_REQUESTS = LIST_PERMISSIONS.requests.all;

export function managesRequests(session: Session): boolean {
  return hasPermission(session.permissions, MANAGE_REQUESTS);
}

/**
 * Whether a request is the person's own: they wrote it, or they own its money or belong to those who do. Only others may change its
 * status.
 */
export function isOwn(person: Belonging, request: RequestRow): boolean {
  return (
    request.user_id === person.userId ||
    isOwnPayer(person, {
      owner_id: request.payer_owner_id,
      user_id: null,
      company_id: request.payer_company_id,
      group_id: request.payer_group_id,
    })
  );
}
