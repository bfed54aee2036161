import { type Expression, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../../db/index.ts';
import { likePattern, readPage, readPeriod, readSet } from '../../../lib/list-query.ts';
import { requestNumber } from '../human-number.ts';
import { NOTICE_DECISIONS } from './judge-notice.ts';
import type { NoticeListData, NoticeListQuery } from './schemas.ts';

export async function listNotices(
  db: Database,
  query: Static<typeof NoticeListQuery>,
): Promise<Static<typeof NoticeListData>> {
  const { page, limit, offset } = readPage(query);
  const decisions = readSet('decision', query.decision, NOTICE_DECISIONS);
  const { from, to } = readPeriod(query);
  const filtered = db
    .selectFrom('payment_notices as n')
    .leftJoin('payment_requests as r', 'r.id', 'n.request_id')
    .where((eb) => {
      const conditions: Expression<SqlBool>[] = [];
      if (decisions) conditions.push(eb('n.decision', 'in', decisions));
      if (from) conditions.push(eb('n.received_at', '>=', from));
      if (to) conditions.push(eb('n.received_at', '<', to));
      if (query.request_id !== undefined) conditions.push(eb('n.request_id', '=', query.request_id));
      if (query.q !== undefined && query.q.trim() !== '')
        conditions.push(eb('n.raw', 'ilike', likePattern(query.q)));
      return eb.and(conditions);
    });
  const [rows, count] = await Promise.all([
    filtered
      .selectAll('n')
      .select(['r.number as request_number', 'r.status as request_status'])
      .orderBy('n.received_at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    filtered.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      command: row.command,
      http_method: row.http_method,
      raw: row.raw,
      fields: row.fields,
      remote_address: row.remote_address,
      operation_id: row.operation_id,
      received_at: row.received_at.toISOString(),
      decision: row.decision,
      reason: row.reason,
      answer: row.answer,
      decided_at: row.decided_at?.toISOString() ?? null,
      request:
        row.request_id === null || row.request_number === null || row.request_status === null
          ? null
          : { id: row.request_id, number: requestNumber(row.request_number), status: row.request_status },
    })),
    total: count.total,
    page,
    limit,
    next_cursor: null,
  };
}
