import type { AdminUser, BulkAction } from '../../../api/admin-users.ts';

/** To whom it is done: to those who were chosen, or to everybody whom the filter finds. */
export type BulkWho =
  | { readonly kind: 'chosen'; readonly people: readonly AdminUser[] }
  | { readonly kind: 'found'; readonly filters: Readonly<Record<string, string>>; readonly total: number };

/** A question about many people that is open. */
export interface BulkQuestion {
  readonly action: BulkAction;
  readonly who: BulkWho;
}

export const countOf = (who: BulkWho): number => (who.kind === 'chosen' ? who.people.length : who.total);
