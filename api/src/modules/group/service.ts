import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/session.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import { findMembership } from './repository.ts';
import type { DissolvedData, GroupData } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

/** The caller's group; RES.001 without one, RES.003 for somebody who is not its owner. */
export async function demandOwnGroup({ context }: App, request: FastifyRequest): Promise<Inviting> {
  const own = await findMembership(context.connection.db, sessionOf(request).userId);
  if (!own) throw new ApiError('RES.001');
  if (own.role !== 'owner')
    throw new ApiError('RES.003', { message: 'Это может сделать только владелец группы' });
  return { kind: 'group', organisationId: own.group_id };
}

export async function readGroup(
  _app: App,
  _request: FastifyRequest,
): Promise<Static<typeof GroupData> | null> {
  throw new Error('to be written');
}

export async function createGroup(
  _app: App,
  _request: FastifyRequest,
  _name: string,
): Promise<Static<typeof GroupData>> {
  throw new Error('to be written');
}

export async function renameGroup(
  _app: App,
  _request: FastifyRequest,
  _name: string,
): Promise<Static<typeof GroupData>> {
  throw new Error('to be written');
}

export async function dissolveGroup(
  _app: App,
  _request: FastifyRequest,
): Promise<Static<typeof DissolvedData>> {
  throw new Error('to be written');
}
