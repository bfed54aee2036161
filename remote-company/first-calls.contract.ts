import { firstRequests, firstTransactions } from '@cabinet/payments/first-calls';
import type contract from './remote.contract.ts';

export default {
  companyTransactions: [firstTransactions('company'), 'models', 'payment/payers'],
  companyPaymentRequests: [firstRequests('company'), 'payment/payers'],
} satisfies Partial<Record<(typeof contract)['routes'][number]['id'], readonly string[]>>;
