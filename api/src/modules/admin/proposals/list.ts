import { type SqlBool, sql } from 'kysely';
import { parseProposalNumber } from '#lib/human-number.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import {
  DECIDING_PERMISSIONS,
  findAwaiting,
  findProposalsByIds,
  hasStatus,
  kindsDecidedBy,
  PAYER_KINDS,
  PROPOSAL_KINDS,
  type Proposal,
  proposals,
  readDeciders,
  toProposal,
} from '#lib/proposals/index.ts';
import { PROPOSAL_STATUSES, ProposalSchema } from '#lib/proposals/schemas.ts';
import { demandOneOf } from '#lib/roles/granting.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { hasTypedSum } from '#lib/search/typed-sum.ts';
import { type Condition, defineList, id, oneOf, setOf, tableRows } from '#lists/index.ts';

const KINDS_OF = { all: PROPOSAL_KINDS, payers: PAYER_KINDS } as const;

/** What waits for a second person, and what has been decided: the caller's own, and of the kinds that they decide about. */
export const proposalLists = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/proposals',
      scope: 'all',
      access: 'session',
      summary: 'Whatever waits for a second person',
    },
    {
      path: '/admin/payers/fund-proposals',
      scope: 'payers',
      access: { permission: 'user:manage' },
      summary: 'Proposals to add funds to a payer or to raise its credit limit',
    },
  ],
  item: ProposalSchema,
  search: 'Number, sum, payer, person, title, reason or document',
  filters: {
    status: setOf(PROPOSAL_STATUSES),
    kind: setOf(PROPOSAL_KINDS, 'f.kind'),
    payer_id: id('f.payer_id'),
    request_id: id('f.request_id'),
    user_id: id('f.user_id'),
    role_id: id('f.subject'),
    awaits: oneOf(['me'], 'Значение — me'),
  },
  sorts: { created_at: 'f.created_at', amount: 'f.amount', number: 'f.number' },
  async find({ db, session, scope }, { q, where, values }) {
    demandOneOf(session.permissions, DECIDING_PERMISSIONS);
    const viewer = await viewerOf(db, session);
    const decided = kindsDecidedBy(viewer.permissions);
    const awaiting = values.awaits && (await findAwaiting(db, viewer));
    const from = proposals(db)
      .where(where)
      .where(values.status ? hasStatus(values.status) : sql<SqlBool>`true`)
      .where(awaiting ? sql<SqlBool>`f.id = any (${awaiting}::uuid[])` : sql<SqlBool>`true`)
      .where('f.kind', 'in', KINDS_OF[scope])
      .where(sql<SqlBool>`(f.kind = any (${decided}::text[]) or f.proposed_by = ${viewer.userId})`)
      .where(textCondition(q));
    const rows = tableRows({ from, select: (each) => each.select('f.id'), id: 'f.id', toItem: (row) => row });
    /** Keeps the order of the ids. */
    const whole = async (ids: readonly string[]) => {
      const [found, deciders] = await Promise.all([findProposalsByIds(db, ids), readDeciders(db)]);
      return found.map((row) => toProposal(viewer, row, deciders));
    };
    return {
      readTotals: rows.readTotals,
      toItem: (item: Proposal) => item,
      readPage: async (order) => whole((await rows.readPage(order)).map((row) => row.id)),
      readAfter: async (item: Proposal | undefined, limit) =>
        whole((await rows.readAfter(item, limit)).map((row) => row.id)),
    };
  },
});

function textCondition(q: string | undefined): Condition {
  if (q === undefined) return sql<SqlBool>`true`;
  const title = sql`f.facts ->> 'title'`;
  const words = fitsWords(q, 'p.name', 'w.display_name', 'f.reason', 'f.document', 'a.display_name', title);
  const sum = hasTypedSum('f.amount', q) ?? sql<SqlBool>`false`;
  return sql<SqlBool>`(${words} or ${sum} or f.number = ${parseProposalNumber(q) ?? null})`;
}
