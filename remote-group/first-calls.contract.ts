import { firstRequests, firstTransactions } from '@cabinet/payments/first-calls';
import type contract from './remote.contract.ts';

export default {
  group: ['group/me'],
  groupTransactions: [firstTransactions('group'), 'models', 'group/me/members', 'payment/payers'],
  groupPaymentRequests: [firstRequests('group'), 'group/me/members', 'payment/payers'],
} satisfies Partial<Record<(typeof contract)['routes'][number]['id'], readonly string[]>>;
