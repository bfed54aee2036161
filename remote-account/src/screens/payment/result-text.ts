import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { accountLabel } from '@cabinet/payments';

export interface ResultText {
  readonly tone: 'success' | 'progress' | 'failure' | 'neutral';
  readonly title: string;
  readonly text: string;
}

const NOT_CREDITED = 'Деньги не зачислены. Попробуйте ещё раз или выберите другой способ.';

/** Why the last try failed, as the request's life tells it, and what to do. */
function failureText({ timeline }: PaymentRequestDetail): string {
  const note = timeline.findLast(({ isFailure }) => isFailure)?.note ?? null;
  return note === null ? NOT_CREDITED : `${note.replace(/\.$/, '')}. ${NOT_CREDITED}`;
}

/** How a payment ended: paid, still under way, or not paid. */
export function resultText(request: PaymentRequestDetail): ResultText {
  const amount = formatMoney(fromWire(request.amount));
  const isInvoice = request.method === 'invoice';
  switch (request.status) {
    case 'paid':
      return {
        tone: 'success',
        title: 'Оплачено',
        text: `${amount} зачислены на ${accountLabel(request.payer)}.`,
      };
    case 'processing':
    case 'pending':
      if (isInvoice)
        return {
          tone: 'neutral',
          title: `Счёт на ${amount} готов`,
          text: 'Скачайте его и оплатите переводом из банка. Деньги появятся на счёте, когда поступление подтвердится.',
        };
      return request.status === 'processing'
        ? {
            tone: 'progress',
            title: 'Оплата в обработке',
            text: 'Банк ещё не подтвердил платёж. Обычно это меньше минуты, страница обновится сама.',
          }
        : {
            tone: 'progress',
            title: 'Ждём оплату',
            text: 'Платёж пока не поступил. Если вы уже заплатили, подождите или проверьте оплату; если нет, продолжите.',
          };
    case 'failed':
      return {
        tone: 'failure',
        title: 'Оплата не прошла',
        text: failureText(request),
      };
    case 'rejected':
      return {
        tone: 'failure',
        title: 'Заявка отклонена',
        text: request.rejectReason ?? 'Администратор отклонил заявку.',
      };
    case 'expired':
      return {
        tone: 'failure',
        title: 'Срок оплаты истёк',
        text: 'Деньги не зачислены. Оплату можно начать заново.',
      };
    case 'cancelled':
      return { tone: 'neutral', title: 'Оплата отменена', text: 'Деньги не списаны и не зачислены.' };
    case 'refunded':
      return { tone: 'neutral', title: 'Деньги возвращены', text: `${amount} возвращены плательщику.` };
  }
}
