import { archivePostings, closeDays, expireHolds } from '#lib/ledger/index.ts';
import { lapseProposals } from '#lib/proposals/index.ts';
import { takeEffect } from '#modules/admin/proposals/take-effect.ts';
import { accountOf } from '#modules/payment/notices/receive-notice.ts';
import { expireRequests } from '#modules/payment/pay/expire-requests.ts';
import { providerOf } from '#modules/payment/pay/provider.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { checkLedger } from './check-ledger.ts';
import { writeLowBalanceLetters } from './low-balance.ts';
import { every, nightly, type Schedule } from './schedule.ts';

export interface ScheduledJob {
  readonly name: string;
  readonly schedule: Schedule;
  readonly run: () => Promise<void>;
}

const EXPIRE_SECONDS = 30;
const HOLDS_SECONDS = 60;
const LAPSE_SECONDS = 60;
const TAKE_EFFECT_SECONDS = 60;
const LETTERS_SECONDS = 15;
const ARCHIVE_SECONDS = 60;
const DAYS_HOUR = 1;
const CHECK_HOUR = 3;

/** The jobs about money. */
export function moneyJobs(app: Pick<ApiInstance, 'context' | 'server' | 'log'>): ScheduledJob[] {
  const { config, connection } = app.context;
  const { db } = connection;
  const months = config.ledgerArchiveMonths;
  return [
    {
      name: 'expire-payment-requests',
      schedule: every(EXPIRE_SECONDS),
      run: async () => void (await expireRequests(db, accountOf(config), providerOf(app))),
    },
    {
      name: 'expire-holds',
      schedule: every(HOLDS_SECONDS),
      run: async () => void (await expireHolds(db)),
    },
    {
      name: 'lapse-proposals',
      schedule: every(LAPSE_SECONDS),
      run: async () => void (await lapseProposals(db)),
    },
    {
      name: 'proposals-take-effect',
      schedule: every(TAKE_EFFECT_SECONDS),
      run: async () => void (await takeEffect(db, config.publicUrl)),
    },
    {
      name: 'low-balance-letters',
      schedule: every(LETTERS_SECONDS),
      run: async () => void (await writeLowBalanceLetters(db, config)),
    },
    {
      name: 'ledger-days',
      schedule: nightly(DAYS_HOUR),
      run: () => closeDays(db),
    },
    {
      name: 'ledger-check',
      schedule: nightly(CHECK_HOUR),
      run: () => checkLedger(app),
    },
    ...(months === 0
      ? []
      : [
          {
            name: 'ledger-archive',
            schedule: every(ARCHIVE_SECONDS),
            run: async () => void (await archivePostings(db, { months })),
          },
        ]),
  ];
}
