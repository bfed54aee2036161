import type { Permission } from '@cabinet/kernel/core/permissions';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginAsync, RawServerDefault } from 'fastify';
import type { Config } from './config/index.ts';
import type { DatabaseConnection } from './db/database.ts';
import type { PasswordHasher } from './lib/password-hasher.ts';
import type { Session, SessionLoader } from './lib/sessions/session.ts';
import type { Metrics } from './plugins/metrics.ts';
import type { SharedLimits } from './plugins/rate-limit.ts';

/** What every module may use. */
export type Context = {
  config: Config;
  connection: DatabaseConnection;
  hasher: PasswordHasher;
};

/** Who may call a route: anybody, anybody signed in, the chat service, or the holders of a permission. */
export type Access = 'public' | 'session' | 'service' | { permission: Permission };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** False for server-to-server calls, which carry no Origin and no cookie. */
    originCheck?: boolean;
    /** True where a request without a fingerprint is refused. */
    fingerprint?: 'required';
    /** Reads the session together with what the route answers, in one statement. */
    loadSession?: SessionLoader;
  }
  interface FastifyInstance {
    context: Context;
    metrics: Metrics;
    sharedLimits: SharedLimits;
  }
  interface FastifyRequest {
    /** Null on public routes without a living session. */
    session: Session | null;
    fingerprint: string | null;
    /** Why the database had no time for it; see `plugins/request-log.ts`. */
    busyReason: string | null;
    /** Keeps work until the answer is out; see `plugins/after-answer.ts`. */
    afterAnswer: (work: () => Promise<void>) => void;
    laterWork: (() => Promise<void>) | undefined;
  }
}

/** A module of the API: its routes under `/api/v1`. */
export type ApiModule = FastifyPluginAsync<Record<never, never>, RawServerDefault, TypeBoxTypeProvider>;

export type ApiInstance = FastifyInstance;
