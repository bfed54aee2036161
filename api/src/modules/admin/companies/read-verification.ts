import { hasPermission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import {
  findOpenAbout,
  findProposal,
  PROPOSAL_KIND,
  type Proposal,
  type ProposalRow,
  readDeciders,
  toProposal,
} from '#lib/proposals/index.ts';
import { demandOneOf } from '#lib/roles/granting.ts';
import type { Session } from '#lib/sessions/session.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { missing } from './refusals.ts';
import type { VerificationSchema } from './schemas.ts';
import { findVerifiable, hasWordOfTwo, isInsider, type VerifiableRow } from './verification-repository.ts';

export type Verification = Static<typeof VerificationSchema>;

const KIND = 'company_verification';
/** Whoever says words about companies. */
export const { permission: JUDGES } = PROPOSAL_KIND[KIND];
/** Whoever reads them: administrators of people see companies, too. */
export const READERS = [JUDGES, 'user:manage'] as const;

/** How a company is verified, and what the caller may do about it. RES.001 for one that is closed. */
export async function readVerification(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<Verification> {
  const session = sessionOf(request);
  demandOneOf(session.permissions, READERS);
  const company = await findVerifiable(db, id);
  if (company === undefined) throw missing();
  return toVerification(company, await readFirst(db, session, id), {
    isJudge: hasPermission(session.permissions, JUDGES) && !(await isInsider(db, id, session.userId)),
    hasTwo: await hasWordOfTwo(db, id),
  });
}

/** The first word about a company as it is now. One about other requisites is none any more. */
async function readFirst(db: Database, session: Session, id: string): Promise<Proposal | null> {
  const open = await findOpenAbout(db, KIND, id);
  const row = open && (await findProposal(db, open.id));
  if (!row || !isAboutNow(row)) return null;
  return toProposal(await viewerOf(db, session), row, await readDeciders(db));
}

/** Whether a second word may still follow. */
export const isAboutNow = (row: ProposalRow): boolean =>
  row.status === 'pending' && PROPOSAL_KIND[KIND].outdated(row) === null;

function toVerification(
  { facts, name, bank_account: account, bank_name, verified_by: by, inn }: VerifiableRow,
  first: Proposal | null,
  { isJudge, hasTwo }: { readonly isJudge: boolean; readonly hasTwo: boolean },
): Verification {
  return {
    company: facts,
    name,
    account,
    bank_name,
    verified_by: by === null ? null : verifiedByDto(by),
    first: first && { by: first.proposed_by, at: first.created_at, awaits: first.awaits },
    may: {
      confirm: isJudge && inn !== null && by === null && (first === null || first.actions.confirm),
      revoke: isJudge && (first !== null || hasTwo),
    },
  };
}

function verifiedByDto(
  by: NonNullable<VerifiableRow['verified_by']>,
): NonNullable<Verification['verified_by']> {
  if (by.kind === 'people') {
    const { first, second, at } = by;
    return { kind: 'people', transfer: null, people: { first, second, at: new Date(at) } };
  }
  const { number, date, statement_id, n } = by;
  return { kind: 'transfer', transfer: { number, date, statement_id, n }, people: null };
}
