import { hasOldRights } from '#db/old-rights.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import type { ApiInstance } from '#plugins/context.ts';

/**
 * Checks the ledger. It writes the head of the audit log to the server's log, which somebody who has access only to the
 * database cannot change.
 */
export async function checkLedger({ context, log }: Pick<ApiInstance, 'context' | 'log'>): Promise<void> {
  const { db } = context.connection;
  const { ok, problems, auditHead } = await selfCheck(db);
  log.info({ audit_head: auditHead }, 'head of the audit log');
  if (await hasOldRights(db))
    log.warn(
      'The role of the API still writes the audit log by itself: run db:migrate --api-role once more (docs/how-to/deploy.md)',
    );
  if (!ok) log.error({ problems }, 'THE LEDGER IS NOT SOUND');
}
