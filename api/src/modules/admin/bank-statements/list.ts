import { type SqlBool, sql } from 'kysely';
import { fitsWords } from '#lib/search/matches-words.ts';
import { undecidedTransfers } from '#lib/undecided-transfers.ts';
import { wire } from '#lib/wire.ts';
import { type Condition, defineList, flag, period, tableRows } from '#lists/index.ts';
import { stateOfLine } from './repository.ts';
import { StatementListItem } from './schemas.ts';

interface Counts {
  readonly lines: number;
  readonly new: number;
  readonly confirmed: number;
  readonly duplicate: number;
  readonly ignored: number;
  readonly unread: number;
  readonly incoming_amount: string;
}

const unread = sql`(select count(*) from bank_statement_unread where statement_id = s.id)`;

/** Counts what has become of the lines of a statement `s`. */
const counts = sql<Counts>`(
  select json_build_object('lines', count(*) + ${unread}, 'unread', ${unread}, 'new', count(*) filter (where state = 'new'),
    'confirmed', count(*) filter (where state = 'confirmed'), 'duplicate', count(*) filter (where state = 'duplicate'),
    'ignored', count(*) filter (where state = 'ignored'),
    'incoming_amount', coalesce(sum(amount) filter (where is_first), 0)::text)
  from (
    select l.amount, l.is_first, ${stateOfLine} as state from bank_statement_lines l
    left join bank_transfers t on t.id = l.transfer_id
    left join payment_requests r on r.id = t.request_id
    where l.statement_id = s.id) x)`;

/** Whether some line of the statement `s` is new, by the transfers that wait, of which there are few. */
function hasNew(wanted: boolean | undefined): Condition {
  if (wanted === undefined) return sql<SqlBool>`true`;
  const some = sql<SqlBool>`s.id in (select l.statement_id from ${undecidedTransfers} t
    join bank_statement_lines l on l.transfer_id = t.id and l.is_first)`;
  return wanted ? some : sql<SqlBool>`not ${some}`;
}

export const statementLists = defineList({
  tag: 'bank-statements',
  routes: [
    {
      path: '/admin/bank-statements',
      scope: 'all',
      access: { permission: 'payment_request:manage' },
      summary: 'Statements of the bank',
    },
  ],
  item: StatementListItem,
  search: 'Name of the file or of who uploaded it',
  filters: { period: period('s.created_at'), has_new: flag() },
  sorts: { created_at: 's.created_at', file_name: 's.file_name', period_to: 's.period_to' },
  async find({ db }, { q, where, values }) {
    const from = db
      .selectFrom('bank_statements as s')
      .innerJoin('users as u', 'u.id', 's.uploaded_by')
      .where(where)
      .where(hasNew(values.has_new))
      .where(fitsWords(q, 's.file_name', 'u.display_name'));
    return tableRows({
      from,
      select: (statements) =>
        statements.select([
          's.id',
          's.file_name',
          's.account',
          's.created_at',
          's.uploaded_by',
          's.period_to',
          'u.display_name as uploader',
          sql<string>`s.period_from::text`.as('first_day'),
          sql<string>`s.period_to::text`.as('last_day'),
          counts.as('counts'),
        ]),
      id: 's.id',
      toItem: (row) => ({
        id: row.id,
        file_name: row.file_name,
        account: row.account,
        period_from: row.first_day,
        period_to: row.last_day,
        created_at: row.created_at.toISOString(),
        uploaded_by: { id: row.uploaded_by, display_name: row.uploader },
        ...row.counts,
        incoming_amount: wire(row.counts.incoming_amount),
      }),
    });
  },
});
