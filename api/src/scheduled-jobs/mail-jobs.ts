import { writeDigests } from '#lib/mail/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const DIGEST_SECONDS = 60;

/** The jobs about letters. */
export function mailJobs({ context: { config, connection } }: Pick<ApiInstance, 'context'>): ScheduledJob[] {
  return [
    {
      name: 'letter-digests',
      schedule: every(DIGEST_SECONDS),
      run: async () => void (await writeDigests(connection.db, config)),
    },
  ];
}
