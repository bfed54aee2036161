import type { ApiInstance } from '#plugins/context.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

export type Kind = 'group' | 'company';

/** The organisation that invites, and the caller who manages it and has been let in already. */
export interface Inviting {
  readonly kind: Kind;
  readonly organisationId: string;
}

/** The parts of a link: the letter's, the copied one or that of a confirmed address. */
export interface Link {
  readonly kind: Kind;
  readonly secret: string;
}

/** An invitation that somebody signed in has found among those to their own e-mail. */
export interface OwnInvitation {
  readonly kind: Kind;
  readonly id: string;
  readonly userId: string;
}

/** What somebody opens an invitation by. */
export type Opener = Link | OwnInvitation;
