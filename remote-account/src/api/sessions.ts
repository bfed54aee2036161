import { del, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { useSWRMutation } from '@cabinet/kernel/state/mutation';

interface DeviceSessionDto {
  readonly id: string;
  readonly user_agent: string;
  readonly ip: string;
  readonly fingerprint_short: string | null;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly current: boolean;
}

/** A browser in which the current user is signed in. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly fingerprintShort: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

export const sessionKeys = { all: () => 'account/sessions' as const };

function toDeviceSession(dto: DeviceSessionDto): DeviceSession {
  return {
    id: dto.id,
    userAgent: dto.user_agent,
    ip: dto.ip,
    fingerprintShort: dto.fingerprint_short,
    createdAt: dto.created_at,
    lastSeenAt: dto.last_seen_at,
    isCurrent: dto.current,
  };
}

/** This browser first, then the one seen last. */
function inOrder(one: DeviceSession, other: DeviceSession): number {
  return Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt);
}

async function fetchSessions(): Promise<readonly DeviceSession[]> {
  const sessions = await get<readonly DeviceSessionDto[]>('users/me/sessions');
  return sessions.map(toDeviceSession).sort(inOrder);
}

export function useSessions() {
  return useSWR(sessionKeys.all(), fetchSessions);
}

export function endSession({ id }: { readonly id: string }): Promise<null> {
  return del<null>(`users/me/sessions/${encodeURIComponent(id)}`);
}

export function useEndSession() {
  return useSWRMutation(sessionKeys.all(), (_key, { arg }: { arg: { readonly id: string } }) =>
    endSession(arg),
  );
}

export function endOtherSessions(): Promise<{ readonly revoked: number }> {
  return del<{ readonly revoked: number }>('users/me/sessions');
}

export function useEndOtherSessions() {
  return useSWRMutation(sessionKeys.all(), () => endOtherSessions());
}
