import type { PayerKind, PaymentMethod } from '@cabinet/kernel/core/payments';
import { BuildingIcon, UserIcon, UsersIcon } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface PayerWords {
  readonly title: string;
  readonly icon: ReactNode;
  /** Who is asked to top it up, in the accusative. */
  readonly owner: string;
  /** How it is usually topped up; `null`: in the way that is offered first. */
  readonly usualMethod: PaymentMethod | null;
}

/** What is shown and said differently of each kind of account. */
export const PAYER_WORDS: Readonly<Record<PayerKind, PayerWords>> = {
  user: { title: 'Личный счёт', icon: <UserIcon />, owner: 'владельца', usualMethod: null },
  group: { title: 'Счёт группы', icon: <UsersIcon />, owner: 'владельца группы', usualMethod: null },
  company: {
    title: 'Счёт компании',
    icon: <BuildingIcon />,
    owner: 'руководителя компании',
    // Its bookkeeping needs the invoice.
    usualMethod: 'invoice',
  },
};
