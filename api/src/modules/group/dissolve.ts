import { quoted } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { dissolve, type LedgerStatus, ledgerErrorCode, personalPayerOf } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { countMembers } from './members-repository.ts';
import { type App, demandOwner, lockGroup } from './own-group.ts';
import { closeGroup, findAmount, findOwnGroup, type OwnGroup } from './repository.ts';
import type { DissolvedData } from './schemas.ts';

const REFUSALS: Partial<Record<LedgerStatus, string>> = {
  state: 'Группа ещё платит за незавершённые запросы. Распустите её, когда они закончатся',
  insufficient: 'Счёт группы в минусе. Сначала пополните его',
};

/** Ends a group, all or nothing: its money, members, invitations and offer end together. */
export async function dissolveGroup(
  { context }: App,
  request: FastifyRequest,
): Promise<Static<typeof DissolvedData>> {
  const { db } = context.connection;
  const { userId } = sessionOf(request);
  const work = async (trx: Database) => {
    const group = await lockGroup(trx, userId);
    demandOwner(group, 'Распустить группу');
    if ((await countMembers(trx, group.id)) > 1) {
      throw new ApiError('RES.003', {
        message: 'В группе есть другие участники. Сначала исключите их или передайте группу',
      });
    }
    await closeGroup(trx, group.id);
    const amount = await moveMoney(trx, group);
    await recordAction(trx, request, {
      action: 'group.dissolve',
      id: group.id,
      before: { name: group.name },
      after: { amount },
    });
    return { amount };
  };
  return runOnce(request, db, work, { payerId: (await findOwnGroup(db, userId))?.payer_id });
}

/** Moves what is left to the owner's own account, and returns how much that was. */
async function moveMoney(trx: Database, group: OwnGroup): Promise<string> {
  const successorId = await personalPayerOf(trx, group.owner_id);
  const outcome = await dissolve(trx, {
    payerId: group.payer_id,
    successorId,
    actorId: group.owner_id,
    documentType: 'group',
    documentId: group.id,
    description: `Остаток счёта группы ${quoted(group.name)}`,
    requestKey: `group_dissolve:${group.id}`,
  });
  if (ledgerErrorCode(outcome) !== null) throw new ApiError('RES.003', { message: REFUSALS[outcome.status] });
  const amount = outcome.entryId === null ? '0' : await findAmount(trx, outcome.entryId, successorId);
  return wire(amount);
}
