import { isPermission } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import type { Givers } from '#lib/grants/index.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { findPermissionsOf, lockHolders } from '#lib/roles/holders-repository.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { missingOf } from './proposal-dto.ts';
import { findProposal, type ProposalRow } from './repository.ts';

/**
 * Does what two people agreed on about the rights of staff, or what takes effect by itself, and keeps whose gift it is.
 * Everything is checked again: that it is not outdated, and that both could do it now.
 *
 * @param by the second person; the author where it takes effect by itself
 * @param target the permissions, as they are now, of whom or of the role that it is about
 */
export async function asAgreed<T>(
  trx: Database,
  by: Caller,
  { id, proposed_by: authorId }: ProposalRow,
  target: () => Promise<readonly string[]>,
  change: (row: ProposalRow, givers: Givers) => Promise<T>,
): Promise<T> {
  await lockHolders(trx, null);
  const row = await findProposal(trx, id);
  if (!row || PROPOSAL_KIND[row.kind].outdated(row) !== null) throw outdated();
  const byId = callerId(by);
  const permissions = await target();
  const ofAuthor = await findPermissionsOf(trx, authorId);
  if (lacksOf(ofAuthor, row) !== null || staffBeyond(ofAuthor, permissions).length > 0) throw authorLeft();
  if (byId !== authorId) await demandAble(trx, await findPermissionsOf(trx, byId), row, permissions);
  const givers = { givenBy: authorId, confirmedBy: byId === authorId ? null : byId };
  return keepingHolders(trx, null, () => change(row, givers), byId, givers);
}

const lacksOf = (permissions: readonly string[], row: ProposalRow) => missingOf({ permissions }, row);

async function demandAble(
  trx: Database,
  held: readonly string[],
  row: ProposalRow,
  target: readonly string[],
): Promise<void> {
  const missing = lacksOf(held, row);
  if (missing !== null) throw new ApiError('AUTH.003', isPermission(missing) ? { permission: missing } : {});
  await demandNotAbove(trx, held, target);
}

const authorLeft = () =>
  new ApiError('RES.003', {
    message:
      'Автор больше не может предлагать такое. Отклоните предложение: при необходимости его сделает другой человек',
  });

/** Whoever or whatever it is about has changed since then. */
export const outdated = () =>
  new ApiError('RES.003', {
    message: 'То, о чём предложение, с тех пор изменили. Отклоните его: при необходимости его сделают заново',
  });
