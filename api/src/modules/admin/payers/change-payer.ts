import {
  compareMoney,
  formatMoney,
  fromWire,
  isNegativeMoney,
  isPositiveMoney,
  subtractMoney,
} from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/session.ts';
import { demandOthersPayer } from './own-payer.ts';
import { wire } from './payer-dto.ts';
import { type AdminPayerDetail, readPayer } from './read-payer.ts';
import { lockPayer, type PayerRow, updatePayer } from './repository.ts';
import type { PayerChangeBody } from './schemas.ts';

type Change = Static<typeof PayerChangeBody>;

/** Switches a payer off or on, or changes how far it may go below zero; somebody else's only (product §19.4). */
export function changePayer(
  { context: { config, connection } }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  id: string,
  change: Change,
): Promise<AdminPayerDetail> {
  const limit = readLimit(change.credit_limit, config.funds);
  const work = async (trx: Database) => {
    const before = await lockPayer(trx, id);
    if (!before) throw new ApiError('RES.001', { message: 'Платёжный аккаунт не найден' });
    const viewer = await viewerOf(trx, sessionOf(request));
    demandOthersPayer(viewer, before);
    if (change.version !== undefined && change.version !== before.version)
      throw new ApiError('RES.002', {
        message: 'Счёт изменил другой человек. Посмотрите, что теперь стоит',
        current: await readPayer(trx, viewer, id, config.funds),
      });
    await take(trx, request, before, {
      isActive: change.is_active ?? before.is_active,
      creditLimit: limit ?? before.credit_limit,
      reason: change.reason.trim(),
    });
    return readPayer(trx, viewer, id, config.funds);
  };
  return inTransaction(connection.db, work, { payerId: id });
}

function readLimit(text: string | undefined, { max }: Config['funds']): string | undefined {
  if (text === undefined) return undefined;
  const limit = fromWire(text);
  if (!isNegativeMoney(limit) && compareMoney(limit, fromWire(max)) <= 0) return wire(text);
  const message = `Кредитный лимит — от 0 до ${formatMoney(fromWire(max))}`;
  throw new ApiError('VAL.003', { message, fields: { credit_limit: message } });
}

async function take(
  trx: Database,
  request: FastifyRequest,
  before: PayerRow,
  {
    isActive,
    creditLimit,
    reason,
  }: { readonly isActive: boolean; readonly creditLimit: string; readonly reason: string },
): Promise<void> {
  const isSwitched = isActive !== before.is_active;
  const isLimited = compareMoney(fromWire(creditLimit), fromWire(before.credit_limit)) !== 0;
  if (!isSwitched && !isLimited) return;
  if (before.is_closed)
    throw new ApiError('RES.003', { message: `Счёт «${before.name}» закрыт навсегда: его не меняют` });
  if (isLimited) demandCovered(before, creditLimit);
  await updatePayer(trx, before.id, { isActive, creditLimit });
  if (isSwitched)
    await recordAction(trx, request, {
      action: 'payer.switch',
      id: before.id,
      before: { is_active: before.is_active },
      after: { is_active: isActive, reason },
    });
  if (isLimited)
    await recordAction(trx, request, {
      action: 'payer.credit_limit',
      id: before.id,
      before: { credit_limit: wire(before.credit_limit) },
      after: { credit_limit: wire(creditLimit), reason },
    });
}

/** What is spent or reserved on credit already stays covered. */
function demandCovered({ balance, held, credit_limit }: PayerRow, limit: string): void {
  const used = subtractMoney(fromWire(held), fromWire(balance));
  const short = subtractMoney(used, fromWire(limit));
  if (!isPositiveMoney(short) || compareMoney(fromWire(limit), fromWire(credit_limit)) > 0) return;
  throw new ApiError('RES.003', {
    message: `В кредит уже использовано ${formatMoney(used)}: до такого лимита не хватает ${formatMoney(short)}`,
  });
}
