import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId, recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
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
    },
    callerId(caller),
  );
}

export async function activatePerson(trx: Database, caller: Caller, { id, reason }: Change): Promise<void> {
  const { permissions } = await demandAdministrator(trx, caller);
  const person = await demandPerson(trx, id);
  await demandNotAbove(trx, permissions, person.permissions);
  if (person.is_active) return;
  await setActive(trx, id, true);
  await recordAction(trx, caller, {
    action: 'user.activate',
    id,
    before: { is_active: false },
    after: { is_active: true, reason },
  });
}
