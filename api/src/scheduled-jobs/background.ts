import { startBackgroundJobs } from '#lib/background-jobs/index.ts';
import { demoTransport, LETTER_OUTCOMES, smtpTransport, startMailWorker } from '#lib/mail/index.ts';
import { invoiceFile } from '#modules/payment/invoice/invoice-file.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { auditJobs } from './audit-jobs.ts';
import { BACKGROUND_JOBS } from './background-job-kinds.ts';
import { factorJobs } from './factor-jobs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mailJobs } from './mail-jobs.ts';
import { moneyJobs } from './money-jobs.ts';
import { promoJobs } from './promo-jobs.ts';
import { releaseJobs } from './release-jobs.ts';
import { type JobClock, startScheduledJobs } from './run-jobs.ts';

type Stop = () => Promise<void>;

/** Starts everything that works without a request; returns how to stop it. */
export function startBackground(
  app: Pick<ApiInstance, 'context' | 'server' | 'log' | 'metrics'>,
  clock?: JobClock,
): Stop {
  const { context, log } = app;
  const stops: Stop[] = [
    startMail(app),
    startHousekeeping(context.connection.db, context.config.sessions, (error) =>
      log.warn({ err: error }, 'housekeeping failed'),
    ),
    startScheduledJobs(
      context.connection.db,
      [
        ...moneyJobs(app),
        ...mailJobs(app),
        ...promoJobs(app),
        ...releaseJobs(app),
        ...auditJobs(app),
        ...factorJobs(app),
      ],
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

function startMail({ context, log, metrics }: Pick<ApiInstance, 'context' | 'log' | 'metrics'>): Stop {
  const { config, connection } = context;
  const { smtpUrl, ...letters } = config.mail;
  return startMailWorker({
    db: connection.db,
    transport: smtpUrl === undefined ? demoTransport : smtpTransport(smtpUrl, letters),
    forgetBody: config.mode === 'production',
    documents: { invoice: (id) => invoiceFile(connection.db, config, id) },
    limitScale: config.rateLimitScale,
    onOutcome: metrics.counter({
      name: 'cabinet_letters_total',
      help: 'Attempts to send a letter: sent, put off, failed for good, or kept for a digest.',
      label: 'outcome',
      values: LETTER_OUTCOMES,
    }),
    onError: (error, letter) => log.warn({ err: error, letter: letter?.id }, 'a letter was not sent'),
  });
}
