import { checkAtWork } from '#lib/ledger/index.ts';
import { defineList, flag, tableRows } from '#lists/index.ts';
import { CHECK_TOTALS, LedgerCheckSchema } from './schemas.ts';

/** The results of the ledger's checks, those of the nights and those by hand. */
export const ledgerChecks = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/ledger/checks',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'The last checks of the ledger',
    },
  ],
  item: LedgerCheckSchema,
  totals: CHECK_TOTALS,
  search: null,
  filters: { ok: flag('c.ok') },
  sorts: { finished_at: 'c.finished_at' },
  async find({ db }, { where }) {
    const rows = tableRows({
      from: db.selectFrom('ledger_checks as c').where(where),
      select: (checks) => checks.selectAll('c'),
      id: 'c.id',
      toItem: ({ audit_seq, audit_hash, started_at, finished_at, ...check }) => ({
        ...check,
        audit_head: audit_seq === null || audit_hash === null ? null : { seq: audit_seq, hash: audit_hash },
        started_at: started_at.toISOString(),
        finished_at: finished_at.toISOString(),
      }),
    });
    return {
      ...rows,
      readTotals: async () => {
        const [totals, since] = await Promise.all([rows.readTotals(), checkAtWork(db)]);
        return { ...totals, at_work: since && { since: since.toISOString() } };
      },
    };
  },
});
