import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { wire } from '#lib/wire.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { demandKnownSource, demandSource, type SourceKind } from '../fields.ts';
import * as repository from './repository.ts';
import type { BlockBody, BlockSchema, SourceSchema } from './schemas.ts';

type Block = Static<typeof BlockSchema>;

/** Blocks an address or a fingerprint. From now on its requests are refused. */
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
    const before = await demandBlock(trx, kind, value);
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

/** A source, with what a block of it would concern or concerns already. */
export async function readSource(
  db: Database,
  kind: SourceKind,
  text: string,
): Promise<Static<typeof SourceSchema>> {
  const value = await repository.canonical(db, kind, demandKnownSource(kind, text));
  const [source, found] = await Promise.all([
    repository.findSource(db, kind, value),
    repository.findBlock(db, kind, value),
  ]);
  return {
    kind,
    value,
    requests: source?.requests ?? 0,
    users: source?.users ?? 0,
    granted: source?.granted ?? 0,
    amount: wire(source?.amount ?? '0'),
    links: source?.links ?? 0,
    block: found ?? null,
  };
}

async function demandBlock(trx: Database, kind: SourceKind, value: string): Promise<Block> {
  const found = await repository.findBlock(trx, kind, value);
  if (!found) throw notBlocked();
  return found;
}

const notBlocked = () => new ApiError('RES.001', { message: 'Такой блокировки нет' });
