import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditAction } from './words/actions.ts';

/**
 * What leaves a reading in the audit log (product §19.6): a file of other people's data, or a page about one person or
 * payer. The kinds of verbs are those of the index `audit_log_readings`.
 */
export const READINGS = {
  'user.view': 'page',
  'payer.view': 'page',
  'audit.export': 'file',
  'company_user.export': 'file',
  'payer.export': 'file',
  'payment_request.export': 'file',
  'promo_request.export': 'file',
  'rate_correction.export': 'file',
  'transaction.export': 'file',
  'user.export': 'file',
  'job.download': 'file',
} as const satisfies Readonly<
  Partial<Record<Extract<AuditAction, `${string}.${'view' | 'export' | 'download'}`>, 'page' | 'file'>>
>;

/** A reading as the audit log names it. */
export type ReadingAction = keyof typeof READINGS;

/**
 * What a route says of what it gives: what it leaves in the log, or why nothing: the rows are the reader's own, they are
 * about nobody, or the file is one document or picture.
 */
export type Reading = ReadingAction | 'own' | 'nobody' | 'one';

export const isReadingAction = (text: string | undefined): text is ReadingAction =>
  text !== undefined && Object.hasOwn(READINGS, text);

/** Whether a row of the log, `a`, is a reading. Its text is that of the index, without parameters. */
export const isReading: RawBuilder<SqlBool> = sql`a.action ~ '[.](export|download|view)$'`;
