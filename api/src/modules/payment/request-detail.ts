import type { Static } from 'typebox';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { Session } from '../../plugins/session.ts';
import { readableRequest } from './request-access.ts';
import { toRequestDetail } from './request-dto.ts';
import type { RequestDetailSchema } from './schemas.ts';

/** What every call about one request can answer. */
export const READ_CODES = ['AUTH.001', 'AUTH.002', 'AUTH.007', 'RES.001', 'VAL.003'] as const;
/** What every call that changes one can. */
export const WRITE_CODES = [...READ_CODES, 'AUTH.008', 'RES.002', 'RES.003'] as const;

/** A request and its life as this person sees it; `inside` is the transaction that has changed it. */
export async function requestDetail(
  { config, connection }: Context,
  session: Session,
  id: string,
  inside: Database = connection.db,
): Promise<Static<typeof RequestDetailSchema>> {
  return toRequestDetail(inside, config, await readableRequest(inside, session, id), session);
}
