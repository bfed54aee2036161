import type { DatabaseConnection } from '#db/database.ts';
import type { SessionActor } from '#lib/audit/actor.ts';

/** The caller. Every request reads the permissions, so a change of role acts at once. */
export interface Session extends StoredSession {
  readonly actor: SessionActor;
}

/** What is stored of a session and its person. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly isActive: boolean;
  /** How long it was not used, in seconds. */
  readonly idleSeconds: number;
  /** How long ago it was opened, in seconds. */
  readonly ageSeconds: number;
  readonly roleId: string;
  readonly roleKey: string | null;
  /** Another one after each change of the person's role, and of the one that they keep in a company (product §10.9). */
  readonly accessStamp: string;
  readonly companyId: string | null;
  /** How far the write-ahead log was after the session's last write; see `db/reads`. */
  readonly lastWrite: string | undefined;
  readonly permissions: readonly string[];
  /** They must have a second factor by now and have none: only what sets one up answers them (product §12.13). */
  readonly isFactorDue: boolean;
  /** An older release has opened it (`proofOf`). */
  readonly isOlder: boolean;
  /** Null where the person must prove anew who they are, on whatever device. */
  readonly confirmation: Confirmation | null;
}

/** That the person has proved of late who they are, and on which device they did (product §12.10). */
export interface Confirmation {
  readonly until: Date;
  /** For how long it was not used, in seconds. */
  readonly unusedSeconds: number;
  /** The hash of the device's cookie, in hexadecimal. */
  readonly deviceHash: string | null;
  readonly fingerprint: string | null;
}

/** Names one session, or all sessions of a person. */
export type Writer = { readonly id: string } | { readonly secretHash: Buffer } | { readonly userId: string };

export type SessionLoader = (
  connection: DatabaseConnection,
  secretHash: Buffer,
) => Promise<StoredSession | undefined>;
