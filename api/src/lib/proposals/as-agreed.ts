import type { Database } from '#db/index.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import type { Givers } from '#lib/grants/index.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { findPermissionsOf } from '#lib/roles/holders-repository.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { findTold } from './day/repository.ts';
import { missingOf } from './proposal-dto.ts';
import { refuseObstacle } from './refuse-obstacle.ts';
import type { ProposalRow } from './repository.ts';

/**
 * Does what two people agreed on about the rights of staff, or what takes effect by itself, and keeps whose gift it is.
 * Call it under the locks of the kind and of the proposal, when its author stands and nothing is outdated. What a session
 * or a row cannot tell is checked here: what the second person holds at this moment, and that both stand above nobody.
 *
 * @param by the second person; the author where it takes effect by itself
 * @param target the permissions, as they are now, of whom or of the role that it is about
 */
export async function asAgreed<T>(
  trx: Database,
  by: Caller,
  row: ProposalRow,
  target: readonly string[],
  change: (givers: Givers) => Promise<T>,
): Promise<T> {
  const { proposed_by: givenBy } = row;
  const byId = callerId(by);
  const isByItself = byId === givenBy;
  await demandBothAble(trx, byId, row, target);
  const givers = { givenBy, confirmedBy: isByItself ? null : byId };
  // Whoever has read the letter before the day hears that it took effect, and of nothing else.
  const alreadyTold = isByItself ? (await findTold(trx, row.id)).map(({ email }) => email) : [];
  return keepingHolders(trx, null, () => change(givers), by, { ...givers, alreadyTold });
}

/**
 * Refuses where the author or the second person, whose id it is, stands below whom it is about, or the second one lacks what
 * the proposal needs, as things stand now.
 */
export async function demandBothAble(
  trx: Database,
  byId: string,
  row: ProposalRow,
  target: readonly string[],
): Promise<void> {
  const ofAuthor = await findPermissionsOf(trx, row.proposed_by);
  // Nobody stands above themself, though some of what makes them staff may sleep.
  const isOwnEmail = row.kind === 'staff_email' && row.person_id === row.proposed_by;
  if (!isOwnEmail && staffBeyond(ofAuthor, target).length > 0)
    refuseObstacle('author_left', { permissions: [] }, row);
  if (byId !== row.proposed_by) await demandAble(trx, await findPermissionsOf(trx, byId), row, target);
}

async function demandAble(
  trx: Database,
  permissions: readonly string[],
  row: ProposalRow,
  target: readonly string[],
): Promise<void> {
  if (missingOf({ permissions }, row) !== null) refuseObstacle('permission', { permissions }, row);
  await demandNotAbove(trx, permissions, target);
}
