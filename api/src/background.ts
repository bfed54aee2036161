import type { FastifyBaseLogger } from 'fastify';
import type { ApiInstance, Context } from './context.ts';
import { startHousekeeping } from './housekeeping.ts';
import { moneyJobs } from './jobs/money-jobs.ts';
import { type JobClock, startJobs } from './jobs/run-jobs.ts';
import { demoTransport, smtpTransport, startMailWorker } from './lib/mail/index.ts';

type Stop = () => Promise<void>;

/** Everything that works without a request: each worker is started here and returns how to stop it. */
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
      moneyJobs(app),
      (error, job) => log.warn({ err: error, job }, 'a job failed'),
      clock,
    ),
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
