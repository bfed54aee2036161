import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import { plural, quoted } from '@cabinet/kernel/core/text';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { forgetFactors } from '#lib/second-factors/index.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import { endLinks } from '../../auth/first-password/repository.ts';
import { accountLetter } from './account-letters.ts';
import { lockOwnMoney, type OwnMoney } from './deletion-repository.ts';
import { demandAdministrator, demandPerson } from './demand.ts';
import { endByAdministrator } from './move-email.ts';
import { findOwned, leaveAll, markDeleted } from './person-repository.ts';
import { toMoney } from './read-deletion.ts';

/**
 * Deletes a person: nobody finds them any more and their e-mail is free, while everything that they paid and spent
 * stays. So does what is on their account, which the audit log names beside the reason.
 */
export async function deletePerson(
  trx: Database,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<void> {
  await keepingHolders(
    trx,
    null,
    async () => {
      const { userId, permissions: held } = await demandAdministrator(trx, caller);
      const person = await demandPerson(trx, id);
      const { email, display_name: name, role_id: roleId, company_id: companyId, permissions } = person;
      await demandNotAbove(trx, held, permissions);
      if (id === userId) throw new ApiError('RES.003', { message: 'Нельзя удалить самого себя' });
      await demandNothingOwned(trx, id);
      const money = await lockOwnMoney(trx, id);
      await leaveAll(trx, id);
      const ended = await revokeUserSessions(trx, { userId: id, reason: 'deleted' });
      await endLinks(trx, id);
      await forgetFactors(trx, id);
      await endByAdministrator(trx, caller, id);
      await markDeleted(trx, id);
      await endWhatTheyGranted(trx, caller, { userId: id });
      await recordAction(trx, caller, {
        action: 'user.delete',
        id,
        before: { email, display_name: name, role_id: roleId, company_id: companyId },
        after: { ended_sessions: ended, ...(reason !== null && { reason }), ...leftMoney(money) },
      });
      if (person.has_password)
        await enqueueLetter(trx, accountLetter(person, 'deleted', caller.cabinetOrigin));
    },
    caller,
  );
}

/** What stays on the account, by the log: nobody deletes money out of sight. */
function leftMoney(money: OwnMoney | undefined) {
  if (money === undefined) return {};
  const { id, balance, held, debt } = toMoney(money);
  const other = Object.entries({ held, debt }).filter(([, sum]) => !isZeroMoney(fromWire(sum)));
  return { payer_id: id, balance, ...Object.fromEntries(other) };
}

/** A company and a group always have an owner. */
async function demandNothingOwned(trx: Database, id: string): Promise<void> {
  const owned = await findOwned(trx, id);
  if (owned?.company) {
    throw new ApiError('RES.003', {
      message: `Человек владеет компанией ${quoted(owned.company)}. Сначала пусть он её закроет — или отключите его`,
    });
  }
  if (owned?.group) {
    const n = owned.group_members;
    const others = n > 0 ? `, в ней ещё ${n} ${plural(n, 'человек', 'человека', 'человек')}` : '';
    throw new ApiError('RES.003', {
      message: `Человек владеет группой ${quoted(owned.group)}${others}. Сначала пусть он её передаст или распустит — или отключите его`,
    });
  }
}
