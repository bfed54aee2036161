import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { loadCurrentUserAtom, refreshBalanceAtom } from '@cabinet/kernel/session';
import { mutate, useSetAtom } from '@cabinet/kernel/state';
import { type PaymentRequestDetail, payerKeys, refreshTransactions } from '@cabinet/payments';
import { useEffect, useRef } from 'react';
import { balanceKeys } from '../api/balance.ts';

/**
 * A request that has just been paid has changed the balance, the tier and the lists: all of them are read again.
 *
 * @param isJustBack the payment may have been credited before this screen could see it open.
 */
export function useSettledPayment(request: PaymentRequestDetail | undefined, isJustBack = false): void {
  const refreshBalance = useSetAtom(refreshBalanceAtom);
  const loadUser = useSetAtom(loadCurrentUserAtom);
  const wasOpen = useRef(isJustBack);
  const status = request?.status;

  useEffect(
    function showNewMoney() {
      if (status === undefined) return;
      const isNews = wasOpen.current && status === 'paid';
      wasOpen.current = isOpenStatus(status);
      if (!isNews) return;
      void refreshBalance();
      void loadUser({ force: true });
      void refreshTransactions();
      void mutate(balanceKeys.mine());
      // Emptied: a result must not show the balance from before for a moment.
      void mutate(payerKeys.mine(), undefined, { revalidate: true });
    },
    [status, refreshBalance, loadUser],
  );
}
