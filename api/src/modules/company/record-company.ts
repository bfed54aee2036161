import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';

type Values = Readonly<Record<string, string | boolean | null>>;

interface Change {
  readonly companyId: string;
  readonly action: Extract<AuditAction, `company.${string}`>;
  /** The person or the role that the row is about, beside the company. */
  readonly userId?: string;
  readonly before?: Values;
  readonly after?: Values;
}

/**
 * Writes a row of the company's history. Of a change it keeps only the values that differ. Returns whether there were
 * any.
 */
export async function recordCompany(
  db: Database,
  request: FastifyRequest,
  { companyId, action, userId, before = {}, after = {} }: Change,
): Promise<boolean> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  if (changed.length === 0 && action !== 'company.close') return false;
  const pick = (from: Values) => ({
    ...(userId === undefined ? {} : { user_id: userId }),
    ...Object.fromEntries(changed.map((name) => [name, from[name] ?? null])),
  });
  await recordAction(db, request, {
    action,
    id: companyId,
    before: action === 'company.create' ? null : pick(before),
    after: pick(after),
  });
  return true;
}
