import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type Database, inTransaction, type Schema } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { findOwnGroup, lockOwnGroup, type OwnGroup } from './repository.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

/** The caller's group. RES.001 without one. */
export async function demandGroup(db: Database, userId: string): Promise<OwnGroup> {
  const group = await findOwnGroup(db, userId);
  if (!group) throw noGroup();
  return group;
}

/** The caller's group, locked, so that changes of it come one after another. */
export async function lockGroup(trx: Database, userId: string): Promise<OwnGroup> {
  const group = await lockOwnGroup(trx, userId);
  if (!group) throw noGroup();
  return group;
}

/** Works on the caller's group while it is locked. Work that locks its payer takes the payer's turn. */
export async function inOwnGroup<T>(
  { context }: App,
  request: FastifyRequest,
  work: (trx: Transaction<Schema>, group: OwnGroup) => Promise<T>,
  turn: { readonly payerId?: string } = {},
): Promise<T> {
  const { userId } = sessionOf(request);
  const locked = async (trx: Transaction<Schema>) => work(trx, await lockGroup(trx, userId));
  return inTransaction(context.connection.db, locked, turn);
}

/** RES.003, with what exactly only the owner may do. */
export function demandOwner({ is_owner }: OwnGroup, what: string): void {
  if (!is_owner) throw new ApiError('RES.003', { message: `${what} может только владелец группы` });
}

function noGroup(): ApiError {
  return new ApiError('RES.001', { message: 'Вы не состоите в группе' });
}
