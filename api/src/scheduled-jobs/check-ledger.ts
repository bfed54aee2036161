import { selfCheck } from '#lib/ledger/index.ts';
import type { ApiInstance } from '#plugins/context.ts';

/**
 * Checks the ledger. It writes the head of the audit log to the server's log, which somebody who has access only to the
 * database cannot change.
 */
export async function checkLedger({ context, log }: Pick<ApiInstance, 'context' | 'log'>): Promise<void> {
  const { ok, problems, auditHead } = await selfCheck(context.connection.db);
  log.info({ audit_head: auditHead }, 'head of the audit log');
  if (!ok) log.error({ problems }, 'THE LEDGER IS NOT SOUND');
}
