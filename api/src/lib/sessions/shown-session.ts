import { type Static, Type } from 'typebox';
import { NullableText, named, TimeField } from '../fields.ts';
import type { DeviceSession } from './repository.ts';

const FINGERPRINT_SHOWN = 8;

/** A device where somebody is signed in, as they and administrators read it. */
export const ShownSessionSchema = named('ShownSession', {
  id: Type.String(),
  user_agent: Type.String(),
  ip: Type.String(),
  fingerprint_short: NullableText,
  created_at: TimeField,
  last_seen_at: TimeField,
  current: Type.Boolean({ description: 'Whether it is the one that asks' }),
});

export function toShownSession(device: DeviceSession, currentId: string): Static<typeof ShownSessionSchema> {
  return {
    id: device.id,
    user_agent: device.user_agent,
    ip: device.ip,
    fingerprint_short: device.fingerprint?.slice(0, FINGERPRINT_SHOWN) ?? null,
    created_at: device.created_at.toISOString(),
    last_seen_at: device.last_seen_at.toISOString(),
    current: device.id === currentId,
  };
}
