export {
  buildListPage,
  buildPaymentRequest,
  buildTransaction,
  buildTransactionPage,
  TEST_PAYER,
  TEST_REQUEST_ID,
} from './build-payments.ts';
