import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApiInstance } from '#plugins/context.ts';
import type { AcceptBody, AcceptedData, InvitationViewData } from './schemas.ts';

type Kind = 'group' | 'company';

export async function viewInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _link: { readonly kind: Kind; readonly secret: string },
): Promise<Static<typeof InvitationViewData>> {
  throw new Error('to be written');
}

export async function acceptInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _reply: FastifyReply,
  _answer: { readonly kind: Kind } & Static<typeof AcceptBody>,
): Promise<Static<typeof AcceptedData>> {
  throw new Error('to be written');
}

export async function declineInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _link: { readonly kind: Kind; readonly secret: string },
): Promise<void> {
  throw new Error('to be written');
}
