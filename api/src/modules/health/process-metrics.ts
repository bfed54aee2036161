import type { ApiInstance } from '#plugins/context.ts';

/** What each process tells of itself. These metrics are added up. */
export function addProcessMetrics(
  { context, metrics }: Pick<ApiInstance, 'context' | 'metrics'>,
  readinessProblem: () => Promise<string | undefined>,
): void {
  const { pool, waits } = context.connection;
  metrics.gauge(
    { name: 'cabinet_database_connections', help: 'Open database connections.' },
    () => pool.totalCount,
  );
  metrics.gauge(
    { name: 'cabinet_database_connections_idle', help: 'Idle database connections.' },
    () => pool.idleCount,
  );
  metrics.gauge(
    { name: 'cabinet_database_queue', help: 'Requests that wait for a connection.' },
    () => pool.waitingCount,
  );
  waits.observe = metrics.seconds({
    name: 'cabinet_database_wait_seconds',
    help: 'How long work waited for a connection of the pool, and transactions before that for their turn.',
    label: 'for',
  });
  metrics.gauge(
    { name: 'cabinet_unready', help: 'Why this process is not ready, as /readyz says it.', label: 'problem' },
    async () => {
      const problem = await readinessProblem();
      return new Map(problem === undefined ? [] : [[problem, 1]]);
    },
  );
}
