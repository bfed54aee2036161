import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { type Icon, ReceiptIcon } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { CardIcon } from './payment-icons.ts';

interface MethodWords {
  readonly title: string;
  readonly description: string;
  readonly icon: ReactNode;
  /** The button that opens a request: by itself, and before the sum. */
  readonly submit: { readonly bare: string; readonly withSum: string };
  /** How exactly its end is told. */
  readonly deadline: 'date' | 'time';
  /** What somebody who has paid does instead of cancelling. */
  readonly alreadyPaid: string;
  /** How an open request looks; `null`: as its status says. */
  readonly awaited: {
    readonly title: string;
    readonly text: string;
    readonly palette: string;
    readonly Icon: Icon;
  } | null;
}

/** What is shown and said differently of each way to pay. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, MethodWords>> = {
  card: {
    title: 'Банковская карта',
    description: 'Деньги на счёте сразу после оплаты',
    icon: <CardIcon />,
    submit: { bare: 'Оплатить', withSum: 'Оплатить' },
    deadline: 'time',
    alreadyPaid: 'Если вы уже заплатили, не отменяйте её, а проверьте оплату.',
    awaited: null,
  },
  invoice: {
    title: 'Счёт на оплату',
    description: 'PDF для перевода из банка, обычно 1–3 рабочих дня',
    icon: <ReceiptIcon />,
    submit: { bare: 'Получить счёт', withSum: 'Получить счёт на' },
    deadline: 'date',
    alreadyPaid: 'Если перевод уже отправлен, не отменяйте её, а дождитесь зачисления.',
    awaited: {
      title: 'Счёт готов',
      text: 'Оплатите его переводом из банка. Деньги появятся на счёте, когда поступление подтвердится.',
      palette: 'accent',
      Icon: ReceiptIcon,
    },
  },
};
