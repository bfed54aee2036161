import { askForFactors, resealTotpSecrets } from '#lib/second-factors/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const RESEAL_SECONDS = 5 * 60;
const ASK_SECONDS = 60;

/** The jobs about second factors. */
export function factorJobs({ context, log }: Pick<ApiInstance, 'context' | 'log'>): ScheduledJob[] {
  const { config, connection } = context;
  return [
    {
      name: 'ask-for-factors',
      schedule: every(ASK_SECONDS),
      run: () =>
        askForFactors(
          connection.db,
          { ofStaff: config.staffSecondFactor === 'required' },
          config.publicUrl ?? '',
        ),
    },
    {
      name: 'reseal-totp-secrets',
      schedule: every(RESEAL_SECONDS),
      run: async () => {
        const { resealed, unreadable } = await resealTotpSecrets(context, connection.db);
        if (resealed > 0) log.info({ resealed }, 'secrets of apps are sealed with the present key');
        if (unreadable > 0)
          log.warn({ unreadable }, 'no key opens secrets of apps: is SECOND_FACTOR_KEY_ALSO missing?');
      },
    },
  ];
}
