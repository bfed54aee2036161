import { selfCheck } from '#lib/ledger/index.ts';
import type { ApiInstance } from '#plugins/context.ts';

/**
 * Checks the ledger. Writes the head of the audit log to the server's log, which somebody with access to the database
 * only cannot change.
 */
export async function checkLedger({
  context,
  log,
  metrics,
}: Pick<ApiInstance, 'context' | 'log' | 'metrics'>): Promise<void> {
  const { ok, problems, auditHead, finishedAt } = await selfCheck(context.connection.db);
  metrics.gauge('ledger_check_problems', 'What the last check of the ledger found.', () => problems.length);
  metrics.gauge('ledger_check_time_seconds', 'When the last check of the ledger ended.', () =>
    Math.floor(finishedAt.getTime() / 1000),
  );
  log.info({ audit_head: auditHead }, 'head of the audit log');
  if (!ok) log.error({ problems }, 'THE LEDGER IS NOT SOUND');
}
