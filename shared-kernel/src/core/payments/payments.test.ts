import { isOpenStatus, isUnpaidStatus, OPEN_STATUSES, REQUEST_STATUSES } from './request-status.ts';

describe('statuses of a payment request', () => {
  it('wait for money, or ended without it, or had it', () => {
    expect(REQUEST_STATUSES.filter(isOpenStatus)).toEqual(OPEN_STATUSES);
    expect(REQUEST_STATUSES.filter(isUnpaidStatus)).toEqual(['rejected', 'cancelled', 'expired', 'failed']);
    expect(REQUEST_STATUSES.filter((status) => !isOpenStatus(status) && !isUnpaidStatus(status))).toEqual([
      'paid',
      'refunded',
    ]);
  });
});
