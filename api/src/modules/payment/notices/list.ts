import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { type SqlBool, sql } from 'kysely';
import { parseRequestNumber, requestNumber } from '#lib/human-number.ts';
import { LAST_SIGN } from '#lib/search/matches-words.ts';
import { hasTypedSum } from '#lib/search/typed-sum.ts';
import { type Condition, defineList, flag, id, period, setOf, tableRows } from '#lists/index.ts';
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
  search: 'Operation of the provider, number, sum or id of the request',
  filters: {
    decision: setOf(NOTICE_DECISIONS, 'n.decision'),
    request_id: id('n.request_id'),
    user_id: id(),
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
      .where(ofAuthor(values.user_id))
      .where(found(q));
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

/** Notices about the requests of one person, which come from the index of their author. */
function ofAuthor(userId: string | undefined): Condition {
  if (userId === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`n.request_id in (select a.id from payment_requests a where a.user_id = ${userId}::uuid)`;
}

/** Each meaning of a text has an index: the operation's beginning, and the number, sum or id of the request. */
function found(q: string | undefined): Condition {
  if (q === undefined) return sql<SqlBool>`true`;
  const id = UUID_PATTERN.test(q) ? q : null;
  const sum = hasTypedSum('x.amount', q) ?? sql<SqlBool>`false`;
  return sql<SqlBool>`n.id in (
    select o.id from payment_notices o where o.operation_id collate "C" >= ${q} and o.operation_id collate "C" < ${q + LAST_SIGN}
    union all select o.id from payment_notices o join payment_requests x on x.id = o.request_id
      where x.number = ${parseRequestNumber(q) ?? null}::bigint
    union all select o.id from payment_notices o join payment_requests x on x.id = o.request_id where ${sum}
    union all select o.id from payment_notices o where o.request_id = ${id}::uuid)`;
}
