import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { accountAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Banner } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { usePayers } from '@cabinet/payments';

/** What is on the person's own account: known at once while it pays, and asked for while a group does. */
function usePersonalBalance(): number | string | null {
  const { payer, balance } = useAtomValue(accountAtom);
  const isShared = PAYER_KIND[payer.kind].isShared;
  const { data } = usePayers({ isWanted: isShared });
  if (!isShared) return balance;
  return data?.payers.find(({ kind }) => !PAYER_KIND[kind].isShared)?.balance ?? null;
}

/** Says before a company is made that it pays from then on, and what stays behind (product §13.3, §16.2). */
export function PayerChangeNotice() {
  const own = usePersonalBalance();
  return (
    <Banner title="После создания за вас платит компания">
      Ваши запросы будут оплачиваться со счёта компании, и он начнётся с нуля: пополните его сразу.{' '}
      <span>
        {own !== null && Number(own) > 0 ? (
          <span>
            На личном счёте останутся ваши <MoneyText value={own} />: на счёт компании они не перейдут, а
            тратиться снова начнут, когда вы выйдете из компании или закроете её.
          </span>
        ) : (
          'Личный счёт останется вашим, но тратиться с него ничего не будет, пока вы в компании.'
        )}
      </span>
    </Banner>
  );
}
