import { type Data, get, type QueryParams } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { adminUserKeys } from './admin-users.ts';
import { fetchAudit } from './audit.ts';
import { fetchNotices, fetchRequests } from './payment-requests.ts';
import { fetchPromoRequests } from './promo.ts';

/** An invitation to somebody, or one that they sent. */
export type PersonInvitation = Data<'GET admin/users/{id}/invitations'>['sent']['items'][number];

const COUNTED = {
  requests: fetchRequests,
  notices: fetchNotices,
  audit: fetchAudit,
  promo: fetchPromoRequests,
} satisfies Record<string, (query: QueryParams) => Promise<{ readonly total: number }>>;

/** The list that counts. */
export type CountedList = keyof typeof COUNTED;

/** How much a list holds with the filter that a person's page sets, so that the page and the list agree. */
export function useCaseCount(list: CountedList, query: Readonly<Record<string, string>>) {
  return useSWR(['person-case', list, query] as const, async ([, of, filter]) => {
    const { total } = await COUNTED[of]({ ...filter, limit: 1 });
    return total;
  });
}

/** The invitations to a person, and those that they sent. */
export function usePersonInvitations(id: string) {
  return useSWR(adminUserKeys.invitations(id), ([, , of]) =>
    get('admin/users/{id}/invitations', { path: { id: of } }),
  );
}
