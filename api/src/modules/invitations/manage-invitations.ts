import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApiInstance } from '#plugins/context.ts';
import type { InvitationsData, SentInvitationData } from './schemas.ts';

/** Whose invitations, and who manages them: the caller has been let in already. */
export interface Inviting {
  readonly kind: 'group' | 'company';
  readonly organisationId: string;
}

export async function listInvitations(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _of: Inviting,
): Promise<Static<typeof InvitationsData>> {
  throw new Error('to be written');
}

/** Writes the invitation and its letter. RES.002: this e-mail is invited or a member already; RES.003: no room. */
export async function sendInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _of: Inviting,
  _invitation: {
    readonly email: string;
    readonly monthlyCap: string | null;
    readonly roleId: string | null;
  },
): Promise<Static<typeof SentInvitationData>> {
  throw new Error('to be written');
}

/** A new letter with a new secret: the former link dies, and the time begins anew. An expired one opens again. */
export async function resendInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _of: Inviting,
  _token: string,
): Promise<Static<typeof SentInvitationData>> {
  throw new Error('to be written');
}

export async function revokeInvitation(
  _app: Pick<ApiInstance, 'context' | 'sharedLimits'>,
  _request: FastifyRequest,
  _of: Inviting,
  _token: string,
): Promise<void> {
  throw new Error('to be written');
}
