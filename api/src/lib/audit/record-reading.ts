import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { SessionActor } from './actor.ts';
import type { ReadingAction } from './readings.ts';
import { type AuditOrigin, originOf } from './record-audit.ts';

/** Somebody read something. It has its id from the beginning, so that it is written once, however often that is tried. */
export interface ReadingRecord {
  readonly id: string;
  readonly at: Date;
  readonly by: SessionActor;
  readonly action: ReadingAction;
  readonly entityId: string | null;
  readonly after: object | null;
  readonly origin: AuditOrigin;
}

/** A reading of this moment, if no other one is told. */
export function readingOf(about: Omit<ReadingRecord, 'id' | 'at'> & { readonly at?: Date }): ReadingRecord {
  return { id: uuidv7(), at: new Date(), ...about };
}

/** Writes a reading where it waits for its place in the chain, with the time for which it was kept here. */
export async function recordReading(db: Database, reading: ReadingRecord): Promise<void> {
  const { id, at, by, action, entityId, after, origin } = reading;
  await sql`select audit_read(${id}, ${Math.max(0, Date.now() - at.getTime()) / 1000}, ${JSON.stringify(by)}::jsonb,
    ${originOf(origin)}::jsonb, ${action}, ${entityId}, ${after && JSON.stringify(after)}::jsonb)`.execute(
    db,
  );
}
