import type { PaymentRequestDetail } from '@cabinet/payments';
import { accountLabel } from '@cabinet/payments';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';

interface ResultText {
  readonly title: string;
  readonly text: string;
}

const NOT_CREDITED = 'Деньги не зачислены. Попробуйте ещё раз или выберите другой способ.';

/** Why the last try failed, as the request's life tells it, and what to do. */
function failureText({ timeline }: PaymentRequestDetail): string {
  const note = timeline.findLast(({ isFailure }) => isFailure)?.note ?? null;
  return note === null ? NOT_CREDITED : `${note.replace(/\.$/, '')}. ${NOT_CREDITED}`;
}

function openText({ method, status }: PaymentRequestDetail): ResultText {
  const { awaited } = METHOD_WORDS[method];
  if (awaited !== null) return awaited;
  return status === 'processing'
    ? {
        title: 'Оплата в обработке',
        text: 'Банк ещё не подтвердил платёж. Обычно это меньше минуты, страница обновится сама.',
      }
    : {
        title: 'Ждём оплату',
        text: 'Платёж пока не поступил. Если вы уже заплатили, подождите или проверьте оплату; если нет, продолжите.',
      };
}

/** How a payment ended: paid, still under way, or not paid; the sum stands beside it. */
export function resultText(request: PaymentRequestDetail): ResultText {
  switch (request.status) {
    case 'paid':
      return { title: 'Оплачено', text: `Деньги зачислены на ${accountLabel(request.payer)}.` };
    case 'processing':
    case 'pending':
      return openText(request);
    case 'failed':
      return { title: 'Оплата не прошла', text: failureText(request) };
    case 'rejected':
      return {
        title: 'Заявка отклонена',
        text: request.rejectReason ?? 'Администратор отклонил заявку.',
      };
    case 'expired':
      return {
        title: 'Срок оплаты истёк',
        text: 'Деньги не зачислены. Оплату можно начать заново.',
      };
    case 'cancelled':
      return { title: 'Оплата отменена', text: 'Деньги не списаны и не зачислены.' };
    case 'refunded':
      return { title: 'Деньги возвращены', text: 'Они вернулись плательщику.' };
  }
}
