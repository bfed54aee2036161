import type { ApiInstance } from '#plugins/context.ts';
import { createFacts, type Facts } from './facts-repository.ts';

type Of<T> = (facts: Facts) => T;

const NUMBERS: readonly (readonly [name: string, help: string, of: Of<number | null>])[] = [
  ['cabinet_outbox_waiting', 'Letters that are not sent yet.', (facts) => facts.outbox_waiting],
  [
    'cabinet_outbox_oldest_seconds',
    'Age of the oldest letter that is not sent yet; 0: there is none.',
    (facts) => facts.outbox_oldest ?? 0,
  ],
  [
    'cabinet_payments_uncredited',
    'Payments of the last 7 days that the provider reported and nobody has: /payment/notices names them.',
    (facts) => facts.uncredited,
  ],
  [
    'cabinet_payment_requests_overdue_seconds',
    'How long the card request that is most overdue waits for the word of the provider; 0: none does.',
    (facts) => facts.overdue ?? 0,
  ],
  [
    'cabinet_background_job_oldest_seconds',
    'Age of the oldest job of a person that has not ended; 0: there is none.',
    (facts) => facts.oldest_background_job ?? 0,
  ],
  [
    'cabinet_ledger_check_problems',
    'What the last check of the ledger found.',
    (facts) => facts.ledger_problems,
  ],
  [
    'cabinet_ledger_check_timestamp_seconds',
    'When the last check of the ledger ended.',
    (facts) => facts.ledger_checked_at,
  ],
];

/** Metrics of the whole cabinet. Every process tells the same, so take the largest and never add them up. */
export function addFactsMetrics({ context, metrics }: Pick<ApiInstance, 'context' | 'metrics'>): void {
  const facts = createFacts(context.connection.db);

  metrics.gauge(
    { name: 'cabinet_database_up', help: 'Whether the database tells what holds for the whole; 1: it does.' },
    async () => ((await facts()) === undefined ? 0 : 1),
  );
  for (const [name, help, of] of NUMBERS)
    metrics.gauge({ name, help }, async () => {
      const known = await facts();
      return known && (of(known) ?? undefined);
    });
  metrics.gauge(
    {
      name: 'cabinet_job_last_success_timestamp_seconds',
      help: 'When a job last did its work; 0: never.',
      label: 'name',
    },
    async () => new Map((await facts())?.jobs.map(({ name, succeeded_at }) => [name, succeeded_at])),
  );
  metrics.gauge(
    {
      name: 'cabinet_job_failing',
      help: 'Whether the last run of a job that has ended failed; 1: it did.',
      label: 'name',
    },
    async () => new Map((await facts())?.jobs.map(({ name, has_failed }) => [name, has_failed ? 1 : 0])),
  );
}
