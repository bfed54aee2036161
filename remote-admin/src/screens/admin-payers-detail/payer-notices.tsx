import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { Banner, formatDate, Link } from '@cabinet/kernel/ui';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';

function offText({ switchChange }: AdminPayerDetail): string {
  if (switchChange === null || switchChange.isActive) return 'Этот счёт ни за кого не платит.';
  const { by, at, reason } = switchChange;
  const who = by === null ? '' : `${nameOf(by)}, `;
  return `Этот счёт ни за кого не платит. ${who}${formatDate(at)}${reason === null ? '' : `: ${reason}`}`;
}

/** What is out of the ordinary with an account. */
export function PayerNotices({ payer }: { readonly payer: AdminPayerDetail }) {
  const { isActive, isClosed, successor, funds, debt } = payer;
  return (
    <>
      {isClosed && (
        <Banner title="Счёт закрыт навсегда">
          Его деньги, лимит и состояние больше не меняют.
          {successor && (
            <span>
              {' Что приходит на него, зачисляется на '}
              <Link to={paths.adminPayersDetail.to({ payerId: successor.id })}>{successor.name}</Link>.
            </span>
          )}
        </Banner>
      )}
      {!isActive && !isClosed && (
        <Banner tone="warning" title="Счёт выключен">
          {offText(payer)}
        </Banner>
      )}
      {signOfAmount(debt) > 0 && (
        <Banner tone="warning" title={`Долг ${formatAmount(debt)}`}>
          Возврат забрал больше, чем было на счёте. Пока долг не покрыт, с него ничего не списать.
        </Banner>
      )}
      {funds.isOwn && !isClosed && (
        <Banner>
          Это ваш счёт или счёт вашей группы или компании: его деньги, лимит, уровень и цены меняет другой
          человек.
        </Banner>
      )}
    </>
  );
}
