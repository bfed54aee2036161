import { firstCall, firstRequests, firstTransactions, USUAL_PERIOD } from '@cabinet/payments/first-calls';
import type contract from './remote.contract.ts';
import { RECENT_TRANSACTIONS, UNFINISHED_PAYMENT } from './src/api/first-queries.ts';

export default {
  home: [
    'users/me/attention',
    firstCall('users/me/spending', { days: USUAL_PERIOD }),
    firstCall('transactions/user', RECENT_TRANSACTIONS),
  ],
  account: ['users/me/email', 'users/me/factors', 'users/me/sessions'],
  accountSecurity: [
    'users/me/factors',
    'users/me/sessions',
    'users/me/security-events',
    'auth/reauthentication',
  ],
  payment: ['settings/payment', 'payment/payers', firstCall('payment/requests/my', UNFINISHED_PAYMENT)],
  finances: [firstTransactions('user'), 'models'],
  paymentRequests: [firstRequests('my')],
} satisfies Partial<Record<(typeof contract)['routes'][number]['id'], readonly string[]>>;
