import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

type SecurityEventPage = Data<'GET users/me/security-events'>;

/** A sign-in or a change of the own account. */
export type SecurityEvent = SecurityEventPage['items'][number];

export const securityEventKeys = { newest: () => 'account/security-events' as const };

/** A page of them, the newest first; `before` goes on from the page before. */
export function fetchSecurityEvents(before?: string): Promise<SecurityEventPage> {
  return get('users/me/security-events', { query: { before } });
}

export function useNewestSecurityEvents() {
  return useSWR(securityEventKeys.newest(), () => fetchSecurityEvents());
}
