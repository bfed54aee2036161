import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { Context } from '#plugins/context.ts';
import { readableRequest } from '../access.ts';
import { toRequestDetail } from './request-dto.ts';
import type { RequestDetailSchema } from './schemas.ts';

/** The codes of every call that changes a request. */
export const WRITE_CODES = ['RES.001', 'RES.002', 'RES.003'] as const;

/** A request and its history, as this person sees them. `inside` is the transaction that has changed it. */
export async function requestDetail(
  { config, connection }: Context,
  session: Session,
  id: string,
  inside: Database = connection.db,
): Promise<Static<typeof RequestDetailSchema>> {
  return toRequestDetail(inside, config, await readableRequest(inside, session, id), session);
}
