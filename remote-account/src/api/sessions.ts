import { type Data, del, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { useSWRMutation } from '@cabinet/kernel/state/mutation';
import { readSecurityAgain } from './read-security-again.ts';

/** A browser in which the current user is signed in. */
export type DeviceSession = Data<'GET users/me/sessions'>[number];

export const sessionKeys = { all: () => 'account/sessions' as const };

/** This browser first, then the one seen last. */
function inOrder(one: DeviceSession, other: DeviceSession): number {
  return Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt);
}

async function fetchSessions(): Promise<readonly DeviceSession[]> {
  return [...(await get('users/me/sessions'))].sort(inOrder);
}

export function useSessions() {
  return useSWR(sessionKeys.all(), fetchSessions);
}

export function useEndSession() {
  return useSWRMutation(
    sessionKeys.all(),
    (_key, { arg }: { readonly arg: { readonly id: string } }) =>
      del('users/me/sessions/{id}', { path: arg }),
    { onSuccess: readSecurityAgain },
  );
}

export function useEndOtherSessions() {
  return useSWRMutation(sessionKeys.all(), () => del('users/me/sessions'), { onSuccess: readSecurityAgain });
}
