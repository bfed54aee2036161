import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandOthersPayer, viewerOf } from '#lib/ledger/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { lockHand, type Rule } from '#lib/two-people/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandUsedCovered, proposeRaise, readLimit } from './limit.ts';
import { changeLimit } from './limit-repository.ts';
import { readPayer } from './read-payer.ts';
import { lockPayer, type PayerRow, updatePayer } from './repository.ts';
import type { ChangedPayerSchema, PayerChangeBody } from './schemas.ts';

/**
 * Switches a payer off or on, or changes how far it may go below zero. Nobody changes their own payer (product §19.4).
 */
export function changePayer(
  { context: { config, connection } }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  id: string,
  change: Static<typeof PayerChangeBody>,
): Promise<Static<typeof ChangedPayerSchema>> {
  const limit = change.credit_limit === undefined ? undefined : readLimit(change.credit_limit, config.funds);
  const work = async (trx: Database) => {
    await lockHand(trx, sessionOf(request).userId);
    const before = await lockPayer(trx, id);
    if (!before) throw new ApiError('RES.001', { message: 'Счёт не найден' });
    const viewer = await viewerOf(trx, sessionOf(request));
    demandOthersPayer(viewer, before, 'money');
    if (change.version !== undefined && change.version !== before.version)
      throw new ApiError('RES.002', {
        message: 'Счёт изменил другой человек. Посмотрите, что теперь стоит',
        current: await readPayer(trx, viewer, id, config),
      });
    const after = {
      isActive: change.is_active ?? before.is_active,
      creditLimit: limit ?? before.credit_limit,
      reason: change.reason.trim(),
    };
    const proposal = await take(trx, request, before, after, config);
    return { ...(await readPayer(trx, viewer, id, config)), proposal };
  };
  return inTransaction(connection.db, work, { payerId: id });
}

interface NewState {
  readonly isActive: boolean;
  readonly creditLimit: string;
  readonly reason: string;
}

/** Does what one person may do at once. A raise of the limit that needs a second person comes back as a proposal. */
async function take(
  trx: Database,
  request: FastifyRequest,
  before: PayerRow,
  after: NewState,
  rule: Rule,
): Promise<Proposal | null> {
  const isSwitched = after.isActive !== before.is_active;
  const isLimited = compareMoney(fromWire(after.creditLimit), fromWire(before.credit_limit)) !== 0;
  if (!isSwitched && !isLimited) return null;
  if (before.is_closed)
    throw new ApiError('RES.003', { message: `Счёт «${before.name}» закрыт навсегда: его не меняют` });
  if (isLimited) demandUsedCovered(before, after.creditLimit);
  const proposal = isLimited ? await proposeRaise(trx, request, before, after, rule) : null;
  if (isSwitched)
    await recordAction(trx, request, {
      action: 'payer.switch',
      id: before.id,
      before: { is_active: before.is_active },
      after: { is_active: after.isActive, reason: after.reason },
    });
  if (proposal === null || isSwitched) await updatePayer(trx, before.id, after.isActive);
  if (proposal === null && isLimited) await changeLimit(trx, request, { payerId: before.id, ...after });
  return proposal;
}
