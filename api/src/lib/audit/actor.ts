/** A session, with what proves it to the functions of the database: the cookie's secret itself is not told them. */
export interface SessionActor {
  readonly session: string;
  /** In hexadecimal. */
  readonly proof: string;
}

/** Something that somebody has begun and that goes on by itself: the id of a job or of a proposal. */
interface BegunActor {
  readonly begun: string;
}

/**
 * What writes a row of the audit log where nobody is signed in: visitors, by what they have in hand; the cabinet, where
 * something follows from what is found; jobs and commands.
 */
export const WRITERS = [
  'visitor',
  'reset-code',
  'stop-link',
  'email-link',
  'cabinet',
  'proposals-take-effect',
  'watch-canaries',
  'create-admin',
  'reset-factors',
] as const;

interface NamedActor {
  readonly name: (typeof WRITERS)[number];
}

/** Who acts, as `audit_actor` of the database reads it: it tells for whom the action counts, if for anybody. */
export type Actor = SessionActor | BegunActor | NamedActor;
