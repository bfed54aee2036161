import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { SourceKind } from '#lib/promo-kinds.ts';
import { wire } from '#lib/wire.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { demandKnownSource, demandSource } from '../fields.ts';
import { unitsOf } from '../network.ts';
import { readDays } from '../period.ts';
import * as repository from './repository.ts';
import type { BlockBody, BlockSchema, SourceSchema } from './schemas.ts';

type Block = Static<typeof BlockSchema>;

/** Blocks an address, a network or a fingerprint. From now on its requests are refused. */
export async function block(
  db: Database,
  request: FastifyRequest,
  { kind, value: text, reason: typed }: Static<typeof BlockBody>,
): Promise<Block> {
  const reason = typed.trim();
  if (reason === '') throw badField('reason', 'Укажите причину');
  const value = await repository.canonical(db, kind, demandSource(kind, text.trim(), 'value'));
  return runOnce(request, db, async (trx) => {
    const createdBy = sessionOf(request).userId;
    const wider = await repository.findRefusal(trx, kind, value);
    if (wider && wider.value !== value)
      throw new ApiError('RES.002', { message: `Уже заблокировано вместе с сетью ${wider.value}` });
    if (!(await repository.insertBlock(trx, { kind, value, reason, createdBy })))
      throw new ApiError('RES.002', { message: 'Уже заблокировано' });
    const after = { kind, value, reason };
    await recordAction(trx, request, { action: 'promo_block.create', id: `${kind}:${value}`, after });
    return demandBlock(trx, kind, value);
  });
}

/** Takes a block away. */
export async function unblock(
  db: Database,
  request: FastifyRequest,
  kind: SourceKind,
  text: string,
): Promise<null> {
  const value = await repository.canonical(db, kind, demandKnownSource(kind, text));
  return inTransaction(db, async (trx) => {
    const before = await repository.findBlock(trx, kind, value);
    if (!before) throw notBlocked(await repository.findRefusal(trx, kind, value));
    // Somebody else may have been faster.
    if (!(await repository.deleteBlock(trx, kind, value))) throw notBlocked();
    await recordAction(trx, request, {
      action: 'promo_block.delete',
      id: `${kind}:${value}`,
      before: { kind, value, reason: before.reason },
    });
    return null;
  });
}

/** A source, with what a block of it would concern or concerns already, and the narrowest block that refuses it. */
export async function readSource(
  db: Database,
  kind: SourceKind,
  text: string,
): Promise<Static<typeof SourceSchema>> {
  const value = await repository.canonical(db, kind, demandKnownSource(kind, text));
  const [source, found] = await Promise.all([
    repository.findSource(db, { kind, value }, readDays({}).start),
    repository.findRefusal(db, kind, value),
  ]);
  const covers = kind === 'ip' ? unitsOf(value) : 1;
  return { kind, value, covers, ...source, amount: wire(source.amount), block: found ?? null };
}

async function demandBlock(trx: Database, kind: SourceKind, value: string): Promise<Block> {
  const found = await repository.findBlock(trx, kind, value);
  if (!found) throw notBlocked();
  return found;
}

const notBlocked = (wider?: Block) =>
  new ApiError('RES.001', {
    message: wider
      ? `Своей блокировки нет: закрыта вся сеть ${wider.value}, снимают её`
      : 'Такой блокировки нет',
  });
