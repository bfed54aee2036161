import { refreshClustersIfDue } from '#modules/promo/clusters/refresh.ts';
import { markConverted } from '#modules/promo/people/repository.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const CLUSTERS_SECONDS = 5;
const CONVERTED_SECONDS = 60;

/** The jobs about promo requests. */
export function promoJobs({ context }: Pick<ApiInstance, 'context'>): ScheduledJob[] {
  const { db } = context.connection;
  return [
    {
      name: 'promo-clusters',
      schedule: every(CLUSTERS_SECONDS),
      run: () => refreshClustersIfDue(db),
    },
    {
      name: 'promo-conversions',
      schedule: every(CONVERTED_SECONDS),
      run: async () => void (await markConverted(db)),
    },
  ];
}
