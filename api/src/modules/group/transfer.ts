import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApiInstance } from '#plugins/context.ts';
import type { GroupData } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;
type Answer = Promise<Static<typeof GroupData>>;

export async function offerTransfer(_app: App, _request: FastifyRequest, _accountId: string): Answer {
  throw new Error('to be written');
}

export async function withdrawTransfer(_app: App, _request: FastifyRequest): Answer {
  throw new Error('to be written');
}

export async function acceptTransfer(_app: App, _request: FastifyRequest): Answer {
  throw new Error('to be written');
}

export async function declineTransfer(_app: App, _request: FastifyRequest): Answer {
  throw new Error('to be written');
}
