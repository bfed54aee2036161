import { chainReadings } from '#lib/audit/chain-readings.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const READINGS_SECONDS = 60;

/** The jobs about the audit log. */
export function auditJobs({ context }: Pick<ApiInstance, 'context'>): ScheduledJob[] {
  const { db } = context.connection;
  return [
    {
      name: 'audit-readings',
      schedule: every(READINGS_SECONDS),
      run: async () => void (await chainReadings(db)),
    },
  ];
}
