import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import {
  decideProposal,
  findOpenAbout,
  lockProposal,
  obstacleOf,
  type ProposalRow,
  propose,
  recordDecision,
  refuseObstacle,
} from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { takeSecond } from './confirm-verification.ts';
import { isAboutNow, readVerification, type Verification } from './read-verification.ts';
import { demandUnproven, missing, refused } from './refusals.ts';
import type { ConfirmCompanyBody } from './schemas.ts';
import * as repository from './verification-repository.ts';

const KIND = 'company_verification';
const OTHER_REQUISITES = 'Реквизиты компании с тех пор изменились';

/**
 * Proposes that a company is who its requisites name, or confirms what another person has proposed (product §16.7). `seen`
 * are the requisites on the caller's screen: RES.002 when the company has others by now.
 */
export function confirmCompany(
  db: Database,
  request: FastifyRequest,
  id: string,
  seen: Static<typeof ConfirmCompanyBody>,
): Promise<Verification> {
  return judge(db, request, id, async (trx, company) => {
    demandSeen(company, seen);
    demandUnproven(company);
    const open = await lockOpen(trx, id);
    if (open && isAboutNow(open)) {
      const viewer = await viewerOf(trx, sessionOf(request));
      const obstacle = obstacleOf(viewer, open);
      if (obstacle === 'author')
        throw refused('Вы уже подтвердили компанию: второй раз подтверждает другой человек');
      refuseObstacle(obstacle, viewer, open);
      return takeSecond(trx, request, open);
    }
    if (open) await endOutdated(trx, request, open);
    await takeFirst(trx, request, company);
  });
}

/** Takes back what one or two people have said of a company. */
export function revokeVerification(
  db: Database,
  request: FastifyRequest,
  id: string,
  reason: string,
): Promise<Verification> {
  return judge(db, request, id, async (trx) => {
    const { userId } = sessionOf(request);
    const open = await lockOpen(trx, id);
    if (open && isAboutNow(open)) await endFirst(trx, request, open, reason);
    else if (!(await repository.revokeWordOfTwo(trx, id, { userId, reason })))
      throw refused('Эту компанию люди не подтверждали: отзывать нечего');
    await recordAction(trx, request, { action: `${KIND}.revoke`, id, after: { reason } });
  });
}

/** Judges under the lock of the company, which a change of its requisites takes, too. That of a proposal comes after it. */
async function judge(
  db: Database,
  request: FastifyRequest,
  id: string,
  decide: (trx: Database, company: repository.VerifiableRow) => Promise<void>,
): Promise<Verification> {
  return inTransaction(db, async (trx) => {
    const company = await repository.lockVerifiable(trx, id);
    if (company === undefined) throw missing();
    if (await repository.isInsider(trx, id, sessionOf(request).userId))
      throw refused('Это ваша компания: о ней судит другой человек');
    await decide(trx, company);
    return readVerification(trx, request, id);
  });
}

/** The first word that waits, unless somebody has ended it meanwhile. */
async function lockOpen(trx: Database, id: string): Promise<ProposalRow | undefined> {
  const open = await findOpenAbout(trx, KIND, id);
  const row = open && (await lockProposal(trx, open.id));
  return row?.status === 'pending' ? row : undefined;
}

async function takeFirst(
  trx: Database,
  request: FastifyRequest,
  company: repository.VerifiableRow,
): Promise<void> {
  const { id, name, payer_id: payerId } = company;
  const order = repository.requisitesOf(company);
  const details = Object.entries(order).flatMap(([field, after]) =>
    after === null ? [] : [{ field, before: null, after }],
  );
  await propose(
    trx,
    request,
    { payer: { id: payerId, name } },
    { kind: KIND, subject: id, reason: null, facts: { title: name, details, order } },
  );
  // Not `company.…`: the company reads its own history, and this is not for it.
  await recordAction(trx, request, { action: `${KIND}.first`, id, after: order });
}

/** Ends a first word about requisites that the company has no more, so that another one may be said. */
async function endOutdated(trx: Database, request: FastifyRequest, open: ProposalRow): Promise<void> {
  await decideProposal(trx, open.id, { status: 'cancelled', by: null, reason: OTHER_REQUISITES });
  await recordDecision(trx, request, open, 'cancel', { reason: OTHER_REQUISITES });
}

/** Its author takes a first word back; anybody else who may say words rejects it. */
async function endFirst(
  trx: Database,
  request: FastifyRequest,
  open: ProposalRow,
  reason: string,
): Promise<void> {
  const { userId: by } = sessionOf(request);
  const isAuthor = open.proposed_by === by;
  await decideProposal(trx, open.id, { status: isAuthor ? 'cancelled' : 'rejected', by, reason });
  await recordDecision(trx, request, open, isAuthor ? 'cancel' : 'reject', { reason });
}

function demandSeen(company: repository.VerifiableRow, seen: Static<typeof ConfirmCompanyBody>): void {
  if (company.inn === null) throw refused('У компании нет ИНН: подтверждать нечего');
  const { inn, kpp, account } = repository.requisitesOf(company);
  if (inn !== seen.inn || kpp !== seen.kpp || account !== seen.account)
    throw new ApiError('RES.002', {
      message: `${OTHER_REQUISITES}. Посмотрите, что теперь указано`,
    });
}
