import { type SqlBool, sql } from 'kysely';
import { parseProposalNumber } from '#lib/human-number.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import { type Condition, contains, defineList, id, setOf, tableRows } from '#lists/index.ts';
import { type FundProposal, toProposal } from './proposal-dto.ts';
import { findManagers, findProposalsByIds, proposals } from './repository.ts';
import { FundProposalSchema, PROPOSAL_KINDS, PROPOSAL_STATUSES } from './schemas.ts';

/** Sums and limits that were proposed, with the state of each. */
export const proposalLists = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/payers/fund-proposals',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'Proposals to add funds to a payer or to raise its credit limit',
    },
  ],
  item: FundProposalSchema,
  filters: {
    status: setOf(PROPOSAL_STATUSES, 'f.status'),
    kind: setOf(PROPOSAL_KINDS, 'f.kind'),
    payer_id: id('f.payer_id'),
  },
  sorts: { created_at: 'f.created_at', amount: 'f.amount', number: 'f.number' },
  async find({ db, session }, { q, where }) {
    const viewer = await viewerOf(db, session);
    const from = proposals(db).where(where).where(textCondition(q));
    const rows = tableRows({ from, select: (each) => each.select('f.id'), id: 'f.id', toItem: (row) => row });
    /** Keeps the order of the ids. */
    const whole = async (ids: readonly string[]) => {
      const [found, managers] = await Promise.all([findProposalsByIds(db, ids), findManagers(db)]);
      return found.map((row) => toProposal(viewer, row, managers));
    };
    return {
      readTotals: rows.readTotals,
      toItem: (item: FundProposal) => item,
      readPage: async (order) => whole((await rows.readPage(order)).map((row) => row.id)),
      readAfter: async (item: FundProposal | undefined, limit) =>
        whole((await rows.readAfter(item, limit)).map((row) => row.id)),
    };
  },
});

function textCondition(q: string | undefined): Condition {
  const number = parseProposalNumber(q ?? '');
  const words = contains(q, 'p.name', 'f.reason', 'f.document', 'a.display_name');
  return number === undefined ? words : sql<SqlBool>`(${words} or f.number = ${number})`;
}
