import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import {
  asAgreed,
  type Done,
  type Proposal,
  type ProposalRow,
  proposeActivation,
} from '#lib/proposals/index.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import { accountLetter } from './account-letters.ts';
import { demandAdministrator, demandPerson } from './demand.ts';
import { setActive } from './person-repository.ts';

interface Change {
  readonly id: string;
  readonly reason: string | null;
}

/**
 * Switches a person on or off, and ends their sessions at once. Somebody who is off already stays so, and no second row
 * is written.
 */
export async function deactivatePerson(trx: Database, caller: Caller, { id, reason }: Change): Promise<void> {
  await keepingHolders(
    trx,
    null,
    async () => {
      const { userId, permissions } = await demandAdministrator(trx, caller);
      const person = await demandPerson(trx, id);
      await demandNotAbove(trx, permissions, person.permissions);
      if (id === userId) throw new ApiError('RES.003', { message: 'Нельзя отключить самого себя' });
      if (!person.is_active) return;
      await setActive(trx, id, false);
      const ended = await revokeUserSessions(trx, { userId: id, reason: 'deactivated' });
      await endWhatTheyGranted(trx, caller, { userId: id });
      await recordAction(trx, caller, {
        action: 'user.deactivate',
        id,
        before: { is_active: true },
        after: { is_active: false, reason, ended_sessions: ended },
      });
      if (person.has_password)
        await enqueueLetter(trx, accountLetter(person, 'deactivated', caller.cabinetOrigin));
    },
    caller,
  );
}

/** Lets a person sign in again. Where that gives staff permissions back, it is only proposed (product §19.5). */
export async function activatePerson(
  trx: Database,
  caller: Caller,
  { id, reason }: Change,
): Promise<Proposal | null> {
  return keepingHolders(
    trx,
    null,
    async () => {
      const { permissions } = await demandAdministrator(trx, caller);
      const person = await demandPerson(trx, id);
      await demandNotAbove(trx, permissions, person.permissions);
      if (person.is_active) return null;
      if (staffBeyond([], person.permissions).length > 0)
        return proposeActivation(trx, caller, person, reason);
      await activate(trx, caller, { id, reason });
      // Of staff the letter about their rights says it.
      if (person.has_password)
        await enqueueLetter(trx, accountLetter(person, 'activated', caller.cabinetOrigin));
      return null;
    },
    caller,
  );
}

/** Lets somebody sign in again as two people have agreed. */
export async function confirmActivation(trx: Database, by: Caller, row: ProposalRow): Promise<Done> {
  const id = row.person_id ?? '';
  const { permissions } = await demandPerson(trx, id);
  await asAgreed(trx, by, row, permissions, () =>
    activate(trx, by, { id, reason: row.reason, proposalId: row.id }),
  );
  return {};
}

async function activate(
  trx: Database,
  caller: Caller,
  { id, reason, proposalId }: Change & { readonly proposalId?: string },
): Promise<void> {
  await setActive(trx, id, true);
  await recordAction(trx, caller, {
    action: 'user.activate',
    id,
    before: { is_active: false },
    after: { is_active: true, reason, ...(proposalId !== undefined && { proposal_id: proposalId }) },
  });
}
