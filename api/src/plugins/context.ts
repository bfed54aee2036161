import type { Permission } from '@cabinet/access/permissions';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginAsync, RawServerDefault } from 'fastify';
import type { Config, ServiceScope, WhichSecret } from '#config/index.ts';
import type { DatabaseConnection } from '#db/database.ts';
import type { ReadPlace } from '#db/reads/place.ts';
import type { Reading } from '#lib/audit/readings.ts';
import type { HashingTurns } from '#lib/hashing-turns.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import type { Releases } from '#lib/releases/releases.ts';
import type { Session, SessionLoader, Writer } from '#lib/sessions/session.ts';
import type { FileRead } from './answers/readings.ts';
import type { SharedLimits } from './gates/rate-limit.ts';
import type { Metrics } from './metrics.ts';

/** What every module may use. */
export interface Context {
  readonly config: Config;
  readonly connection: DatabaseConnection;
  readonly hasher: PasswordHasher;
  readonly hashing: HashingTurns;
  /** Logs a fault that the answer does not tell. */
  readonly report: (error: Error) => void;
  /** Only there with `RELEASE_STORE`. */
  readonly releases: Releases | undefined;
}

/**
 * Who may call a route: anybody, anybody with their session read if they have one, everybody signed in, a service
 * whose token has a scope, or holders of a permission.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'session'
  | { readonly service: ServiceScope }
  | { readonly permission: Permission };

/** The service that calls: the name of its token (product §21.1), and which of its two secrets it has shown. */
export interface ServiceCaller {
  readonly name: string;
  readonly secret: WhichSecret;
}

/** A call and the permission that it demands. */
export interface GuardedCall {
  readonly permission: Permission;
  readonly method: string;
  /** The address below `/api/v1/`, with `{id}` for a parameter. */
  readonly path: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: Access;
    /** Permissions of which any one opens the call, where its module asks for them. The access is `session` then. */
    readonly openedBy?: readonly Permission[];
    /**
     * Whether the person must have proved of late who they are (product §12.10): always, never, or where the body has one of
     * these fields. Each call of somebody signed in that changes something says it.
     */
    readonly confirms?: boolean | readonly string[];
    /** True where somebody is answered who must have a second factor by now and has none (product §12.13): what sets one up. */
    readonly withoutFactor?: boolean;
    /** False for server-to-server calls, which carry no Origin and no cookie. */
    readonly originCheck?: boolean;
    /** True where the path holds a secret, so that the log gets the route's pattern instead. */
    readonly hidesPath?: boolean;
    /**
     * Why a repeat does nothing twice: by its `Idempotency-Key` (`runOnce`), or by what the call itself names. A call
     * that changes something and has neither ignores a key, and the gateway's repeat of it is refused.
     */
    readonly once?: 'by-key' | 'by-nature';
    /** True where a request without a fingerprint is refused. */
    readonly fingerprint?: 'required';
    /** A replica may answer its statements, a moment behind what others do. */
    readonly reads?: 'replica';
    /** What the call leaves in the audit log of who has read it, or why nothing. Each with a file says it. */
    readonly reading?: Reading;
    /** Reads the session together with the route's data in one statement. */
    readonly loadSession?: SessionLoader;
  }
  interface FastifyInstance {
    readonly context: Context;
    /** The calls that a permission opens, as far as their routes declare it. */
    readonly guardedCalls: GuardedCall[];
    readonly metrics: Metrics;
    readonly sharedLimits: SharedLimits;
    /** Resolves when the work behind the answers so far has ended. */
    readonly laterWorkDone: () => Promise<void>;
  }
  interface FastifyRequest {
    /** Null on public routes, and on optional ones without a valid session. */
    session: Session | null;
    /** Null but on the routes of services. */
    caller: ServiceCaller | null;
    fingerprint: string | null;
    /** The cabinet's address as the person sees it; see `plugins/cabinet-origin.ts`. */
    readonly cabinetOrigin: string;
    /** Where the request reads; see `plugins/reads.ts`. */
    readPlace: ReadPlace | undefined;
    /** Whose sessions are to find what the request wrote, where that is not the session that asked. */
    writtenFor: Writer | undefined;
    /** Why the database had no time for the request; see `plugins/request-log.ts`. */
    busyReason: string | null;
    /** Runs work after the answer; see `plugins/answers/after-answer.ts`. */
    afterAnswer: (work: () => Promise<void>) => void;
    /** What of a file has left; see `plugins/answers/readings.ts`. */
    fileRead: FileRead | undefined;
    laterWork: (() => Promise<void>) | undefined;
  }
}

/** A module of the API: its routes under `/api/v1`. */
export type ApiModule = FastifyPluginAsync<Record<never, never>, RawServerDefault, TypeBoxTypeProvider>;

export type ApiInstance = FastifyInstance;
