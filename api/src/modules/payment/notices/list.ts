import { type SqlBool, sql } from 'kysely';
import { requestNumber } from '#lib/human-number.ts';
import { contains, defineList, flag, id, period, setOf, tableRows } from '#lists/index.ts';
import { NOTICE_DECISIONS, readDecision } from './judge-notice.ts';
import { NoticeSchema } from './schemas.ts';

/** Every notice as it came, with the decision and its reason. Money that nobody credited is found here. */
export const noticeLists = defineList({
  tag: 'payment',
  routes: [
    {
      path: '/payment/notices',
      scope: 'all',
      access: { permission: 'payment_request:manage' },
      summary: "The provider's notices",
    },
  ],
  item: NoticeSchema,
  filters: {
    decision: setOf(NOTICE_DECISIONS, 'n.decision'),
    request_id: id('n.request_id'),
    has_request: flag(),
    period: period('n.received_at'),
  },
  sorts: { received_at: 'n.received_at' },
  async find({ db }, { q, where, values }) {
    const from = db
      .selectFrom('payment_notices as n')
      .leftJoin('payment_requests as r', 'r.id', 'n.request_id')
      .where(where)
      .where(ofRequests(values.has_request))
      .where(contains(q, 'n.raw'));
    return tableRows({
      from,
      select: (notices) =>
        notices.selectAll('n').select(['r.number as request_number', 'r.status as request_status']),
      id: 'n.id',
      toItem: (row) => ({
        id: row.id,
        command: row.command,
        http_method: row.http_method,
        raw: row.raw,
        fields: row.fields,
        remote_address: row.remote_address,
        operation_id: row.operation_id,
        received_at: row.received_at.toISOString(),
        decision: readDecision(row.decision),
        reason: row.reason,
        answer: row.answer,
        decided_at: row.decided_at?.toISOString() ?? null,
        request:
          row.request_id === null || row.request_number === null || row.request_status === null
            ? null
            : { id: row.request_id, number: requestNumber(row.request_number), status: row.request_status },
      }),
    });
  },
});

/** Notices that name a request of ours, or those that name none. */
function ofRequests(hasRequest: boolean | undefined) {
  if (hasRequest === undefined) return sql<SqlBool>`true`;
  return hasRequest ? sql<SqlBool>`n.request_id is not null` : sql<SqlBool>`n.request_id is null`;
}
