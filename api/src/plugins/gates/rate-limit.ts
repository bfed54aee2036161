import { networkOf } from '@cabinet/http-server';
import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';

const MINUTE_MS = 60_000;
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How many hits are allowed in how many seconds. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

/** The shared limits: against guessing, against letters for which nobody asked, and against invented reports. */
export const SHARED_LIMITS = {
  signInByEmail: { name: 'sign-in:email', hits: 10, seconds: 15 * MINUTE_S },
  signInByAddress: { name: 'sign-in:ip', hits: 50, seconds: 15 * MINUTE_S },
  signInByAccount: { name: 'sign-in:account', hits: 20, seconds: 15 * MINUTE_S },
  signInByAccountDaily: { name: 'sign-in:account-day', hits: 100, seconds: DAY_S },
  signInByDevice: { name: 'sign-in:device', hits: 10, seconds: 15 * MINUTE_S },
  secondFactorByPerson: { name: 'second-factor:person', hits: 10, seconds: 15 * MINUTE_S },
  secondFactorByPersonDaily: { name: 'second-factor:person-day', hits: 50, seconds: DAY_S },
  secondFactorByAddress: { name: 'second-factor:ip', hits: 50, seconds: 15 * MINUTE_S },
  secondFactorByDevice: { name: 'second-factor:device', hits: 10, seconds: 15 * MINUTE_S },
  // A reset makes a browser known, so that all known browsers of a person share a day.
  secondFactorByDevicesDaily: { name: 'second-factor:devices-day', hits: 50, seconds: DAY_S },
  passkeyByAddress: { name: 'passkey:ip', hits: 50, seconds: 15 * MINUTE_S },
  resetByEmail: { name: 'reset:email', hits: 5, seconds: 15 * MINUTE_S },
  resetByAddress: { name: 'reset:ip', hits: 20, seconds: 15 * MINUTE_S },
  resetByDevice: { name: 'reset:device', hits: 10, seconds: 15 * MINUTE_S },
  confirmByEmail: { name: 'confirm:email', hits: 50, seconds: DAY_S },
  confirmByRequester: {
    name: 'confirm:requester',
    hits: RESET_CODE_TRIES,
    seconds: RESET_CODE_MINUTES * MINUTE_S,
  },
  confirmByAddress: { name: 'confirm:ip', hits: 60, seconds: 15 * MINUTE_S },
  // Ten hashes each time.
  recoveryCodesByUser: { name: 'recovery-codes:user', hits: 10, seconds: 15 * MINUTE_S },
  passwordByUser: { name: 'password:user', hits: 10, seconds: 15 * MINUTE_S },
  invitationsByInviter: { name: 'invitation:inviter', hits: 20, seconds: DAY_S },
  invitationsByInviterOfVerified: { name: 'invitation:inviter-verified', hits: 200, seconds: DAY_S },
  invitationsByAddress: { name: 'invitation:ip', hits: 100, seconds: 60 * MINUTE_S },
  invitationAnswersByAddress: { name: 'invitation-answer:ip', hits: 60, seconds: 15 * MINUTE_S },
  invitationCodePause: { name: 'invitation-code:pause', hits: 1, seconds: MINUTE_S },
  // Fewer than go to the address, so that one inviter never uses up the codes of another's invitation.
  invitationCodesByInviter: { name: 'invitation-code:inviter', hits: 4, seconds: DAY_S },
  invitationCodesByEmail: { name: 'invitation-code:email', hits: 5, seconds: DAY_S },
  invitationCodesByAddress: { name: 'invitation-code:ip', hits: 20, seconds: 15 * MINUTE_S },
  accountLettersByAdmin: { name: 'account-letter:admin', hits: 60, seconds: 60 * MINUTE_S },
  accountLettersByEmail: { name: 'account-letter:email', hits: 5, seconds: DAY_S },
  // Fewer than go to the address, so that one person never uses up another's.
  emailChangesByUser: { name: 'email-change:user', hits: 4, seconds: DAY_S },
  emailChangesByEmail: { name: 'email-change:email', hits: 5, seconds: DAY_S },
  emailChangesByAddress: { name: 'email-change:ip', hits: 20, seconds: 15 * MINUTE_S },
  emailTakenLetters: { name: 'email-taken:email', hits: 1, seconds: DAY_S },
  emailLinksByAddress: { name: 'email-link:ip', hits: 60, seconds: 15 * MINUTE_S },
  payByUser: { name: 'pay:user', hits: 20, seconds: MINUTE_S },
  // Each offer of a group sends a letter.
  offersByUser: { name: 'group-offer:user', hits: 20, seconds: DAY_S },
  stopProposalByAddress: { name: 'stop-proposal:ip', hits: 60, seconds: 15 * MINUTE_S },
  // Each time a letter may go to everybody in the company.
  factorAsksByOwner: { name: 'factor-asks:owner', hits: 5, seconds: DAY_S },
  // A page sends one in ten seconds: ten open tabs.
  loadReportsBySession: { name: 'load-reports:session', hits: 60, seconds: MINUTE_S },
  loadReportsByAddress: { name: 'load-reports:ip', hits: 60, seconds: MINUTE_S },
} as const satisfies Record<string, Limit>;

export interface Count {
  readonly hits: number;
  readonly allowed: number;
  readonly waitSeconds: number;
}

export interface SharedLimits {
  /** Counts a hit in the database, exactly over all instances, and refuses nothing. */
  readonly count: (limit: Limit, who: string) => Promise<Count>;
  /** Counts a hit. Throws RATE.001 past the limit. */
  readonly hit: (limit: Limit, who: string) => Promise<Count>;
  /** Takes a hit back. */
  readonly refund: (limit: Limit, who: string) => Promise<void>;
  /** Resets the count. */
  readonly clear: (limit: Limit, who: string) => Promise<void>;
}

/** A general limit by address in this instance, and limits against guessing that all instances share. */
export const rateLimitPlugin = fp(async (app) => {
  const { config, connection } = app.context;
  app.decorate('sharedLimits', createSharedLimits(connection.db, config.rateLimitScale));
  if (config.rateLimitPerMinute === 0) return;

  const counter = createMemoryCounter(config.rateLimitPerMinute);
  app.addHook('onRequest', (request, _reply, done) => {
    // The chat service calls for everybody from one address, and its token is its gate.
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/internal/')) return done();
    const waitMs = counter(networkOf(request.ip), Date.now());
    done(
      waitMs === 0 ? undefined : new ApiError('RATE.001', { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
    );
  });
});

/** Counts in fixed windows of a minute. Returns the milliseconds to wait, or 0. */
export function createMemoryCounter(limit: number): (who: string, now: number) => number {
  let windows = new Map<string, number>();
  let endsAt = 0;
  return (who, now) => {
    if (now >= endsAt) {
      windows = new Map();
      endsAt = now + MINUTE_MS;
    }
    const hits = (windows.get(who) ?? 0) + 1;
    windows.set(who, hits);
    return hits > limit ? endsAt - now : 0;
  };
}

export function createSharedLimits(db: Database, scale: number): SharedLimits {
  async function count(limit: Limit, who: string): Promise<Count> {
    const { rows } = await sql<{ readonly hits: number; readonly wait: number }>`
      insert into rate_limits as r (bucket, hits, resets_at)
      values (${bucketOf(limit, who)}, 1, now() + make_interval(secs => ${limit.seconds}))
      on conflict (bucket) do update set
        hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning hits, ceil(extract(epoch from resets_at - now()))::integer as wait`.execute(db);
    const { hits = 1, wait = limit.seconds } = rows[0] ?? {};
    return { hits, allowed: limit.hits * scale, waitSeconds: Math.max(1, wait) };
  }

  return {
    count,
    hit: async (limit, who) => {
      const counted = await count(limit, who);
      if (counted.hits <= counted.allowed) return counted;
      throw new ApiError('RATE.001', { retryAfterSeconds: counted.waitSeconds });
    },
    refund: async (limit, who) => {
      await sql`update rate_limits set hits = greatest(hits - 1, 0) where bucket = ${bucketOf(limit, who)}`.execute(
        db,
      );
    },
    clear: async (limit, who) => {
      await sql`delete from rate_limits where bucket = ${bucketOf(limit, who)}`.execute(db);
    },
  };
}

function bucketOf({ name }: Limit, who: string): string {
  return `${name}:${who}`;
}
