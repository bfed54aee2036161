import type { Operation, OperationStatus } from './repository.ts';

const STATUS_IDS: Record<OperationStatus, string> = {
  created: 'CREATED',
  inprogress: 'INPROGRESS',
  succeeded: 'SUCCEED',
  canceled: 'CANCELED',
};

/** The merchant API's answer about one transaction. */
export function operationsAnswer(operations: readonly Operation[]): object {
  const operation = operations.map(({ id, fields, status }) => ({
    id,
    attribute: [
      { key: 'statusid', value: STATUS_IDS[status] },
      { key: 'sourceamount', value: `-${fields.MNT_AMOUNT ?? '0'}` },
      { key: 'sourcecurrencycode', value: fields.MNT_CURRENCY_CODE ?? '' },
      { key: 'clienttransaction', value: fields.MNT_TRANSACTION_ID ?? '' },
      { key: 'testmode', value: fields.MNT_TEST_MODE ?? '0' },
    ],
  }));
  const size = operation.length;
  return {
    Envelope: {
      Body: {
        FindOperationsListByCTIDResponse: {
          pageSize: size,
          pageNumber: 1,
          pagesCount: 1,
          size,
          totalSize: size,
          operation,
        },
      },
    },
  };
}

/** The transaction that a call asks about. Undefined for any other call. */
export function askedTransaction(body: unknown): string | undefined {
  const call = ['Envelope', 'Body', 'FindOperationsListByCTIDRequest', 'clientTransaction'].reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
  return typeof call === 'string' ? call : undefined;
}
