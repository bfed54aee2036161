import type { ApiInstance } from '#plugins/context.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

export type Kind = 'group' | 'company';

/** Whose invitations, and who manages them: the caller has been let in already. */
export interface Inviting {
  readonly kind: Kind;
  readonly organisationId: string;
}

/** What stands in a letter's link. */
export interface Link {
  readonly kind: Kind;
  readonly secret: string;
}
