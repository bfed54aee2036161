import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { composeLetter, type Letter, named, namedInSubject } from '#lib/mail/index.ts';

export interface Crossing {
  readonly email: string;
  readonly display_name: string;
  readonly payer_name: string;
  readonly payer_kind: 'user' | 'group' | 'company';
  readonly balance: string;
  readonly threshold: string;
}

const WHOSE: Readonly<Record<Crossing['payer_kind'], (name: string) => string>> = {
  user: () => '',
  group: (name) => ` группы ${name}`,
  company: (name) => ` компании ${name}`,
};

export function lowBalanceLetter(row: Crossing, cabinetOrigin: string): Letter {
  const whose = WHOSE[row.payer_kind];
  const balance = formatMoney(fromWire(row.balance));
  return composeLetter({
    kind: 'low-balance',
    recipient: row.email,
    name: row.display_name || row.email,
    subject: `На счёте${whose(namedInSubject(row.payer_name))} осталось ${balance}`,
    parts: [
      `Баланс${whose(named(row.payer_name))} опустился ниже порога.`,
      {
        facts: [
          ['Сейчас на счёте', balance],
          ['Порог', formatMoney(fromWire(row.threshold))],
        ],
      },
    ],
    button: { text: 'Пополнить счёт', url: `${cabinetOrigin}/payment` },
    after: ['Порог можно изменить на странице «Мой аккаунт».'],
  });
}
