import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApiInstance } from '#plugins/context.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import type { DissolvedData, GroupData } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

/** The caller's group; RES.001 without one, RES.003 for somebody who is not its owner. */
export async function demandOwnGroup(_app: App, _request: FastifyRequest): Promise<Inviting> {
  throw new Error('to be written');
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
