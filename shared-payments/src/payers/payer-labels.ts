import type { PayerKind } from '@cabinet/kernel/core/payments';
import { plural, quoted } from '@cabinet/kernel/core/text';
import type { PayerRef } from './payer.ts';

/** What a label needs of a payer. */
type NamedPayer = Pick<PayerRef, 'kind' | 'name'>;

interface PayerLabels {
  readonly payer: (name: string) => string;
  readonly account: (name: string) => string;
  readonly onAccount: (name: string) => string;
}

const LABELS: Readonly<Record<PayerKind, PayerLabels>> = {
  user: { payer: () => 'Личный счёт', account: () => 'личный счёт', onAccount: () => 'личном счёте' },
  group: {
    payer: (name) => `Группа ${name}`,
    account: (name) => `счёт группы ${name}`,
    onAccount: (name) => `счёте группы ${name}`,
  },
  company: {
    payer: (name) => `Компания ${name}`,
    account: (name) => `счёт компании ${name}`,
    onAccount: (name) => `счёте компании ${name}`,
  },
};

/** «Личный счёт», «Группа «Семья»», «Компания ООО «Вектор»». */
export function payerLabel({ kind, name }: NamedPayer): string {
  return LABELS[kind].payer(quoted(name));
}

/** Where money goes or comes from: «личный счёт», «счёт группы «Семья»». */
export function accountLabel({ kind, name }: NamedPayer): string {
  return LABELS[kind].account(quoted(name));
}

/** Where money is missing, after «на»: «личном счёте», «счёте группы «Семья»». */
export function onAccountLabel({ kind, name }: NamedPayer): string {
  return LABELS[kind].onAccount(quoted(name));
}

/** The same with how many people share it: «счёт группы «Семья», 4 человека»; nobody shares a personal one. */
export function sharedAccountLabel(payer: NamedPayer, people: number | null): string {
  const label = accountLabel(payer);
  return people ? `${label}, ${people}\u00a0${plural(people, 'человек', 'человека', 'человек')}` : label;
}

/** Whose money something is paid with, after «со»: «счёта группы «Семья»». */
export const ofAccountLabel = (payer: NamedPayer) => accountLabel(payer).replace('счёт', 'счёта');
