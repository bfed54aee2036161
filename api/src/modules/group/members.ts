import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { GroupMembersData } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

export async function listMembers(
  _app: App,
  _request: FastifyRequest,
): Promise<Static<typeof GroupMembersData>> {
  throw new Error('to be written');
}

export async function readGroupUsage(
  _app: App,
  _request: FastifyRequest,
  _period: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  throw new Error('to be written');
}

export async function changeCap(
  _app: App,
  _request: FastifyRequest,
  _accountId: string,
  _cap: string | null,
): Promise<Static<typeof GroupMembersData>> {
  throw new Error('to be written');
}

export async function removeMember(_app: App, _request: FastifyRequest, _accountId: string): Promise<void> {
  throw new Error('to be written');
}
