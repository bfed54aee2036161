import type { FastifyBaseLogger } from 'fastify';
import { startBackgroundJobs } from '#lib/background-jobs/index.ts';
import { demoTransport, smtpTransport, startMailWorker } from '#lib/mail/index.ts';
import type { ApiInstance, Context } from '#plugins/context.ts';
import { BACKGROUND_JOBS } from './background-jobs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { moneyJobs } from './money-jobs.ts';
import { promoJobs } from './promo-jobs.ts';
import { releaseJobs } from './release-jobs.ts';
import { type JobClock, startJobs } from './run-jobs.ts';

type Stop = () => Promise<void>;

/** Starts everything that works without a request; returns how to stop it. */
export function startBackground(
  app: Pick<ApiInstance, 'context' | 'server' | 'log' | 'metrics'>,
  clock?: JobClock,
): Stop {
  const { context, log } = app;
  const stops: Stop[] = [
    startMail(context, log),
    startHousekeeping(context.connection.db, (error) => log.warn({ err: error }, 'housekeeping failed')),
    startJobs(
      context.connection.db,
      [...moneyJobs(app), ...promoJobs(app), ...releaseJobs(app)],
      (error, job) => log.warn({ err: error, job }, 'a job failed'),
      clock,
    ),
    startBackgroundJobs({
      db: context.connection.db,
      jobs: BACKGROUND_JOBS,
      takeOverMs: context.config.jobTakeOverMs,
      onError: (error, job) => log.warn({ err: error, job }, 'a background job failed'),
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startMail({ config, connection }: Context, log: FastifyBaseLogger): Stop {
  const { smtpUrl, from } = config.mail;
  return startMailWorker({
    db: connection.db,
    transport: smtpUrl === undefined ? demoTransport : smtpTransport(smtpUrl, from),
    forgetBody: config.mode === 'production',
    onError: (error, letter) => log.warn({ err: error, letter: letter?.id }, 'a letter was not sent'),
  });
}
