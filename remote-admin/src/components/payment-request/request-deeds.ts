import type { PaymentRequest } from '@cabinet/payments';

/** What a clerk may decide about a request. */
export type RequestDeed = 'confirm' | 'reject' | 'refund';

interface Deed {
  readonly deed: RequestDeed;
  readonly label: string;
  readonly isDestructive: boolean;
}

const DEEDS = {
  paid: { deed: 'confirm', label: 'Подтвердить оплату', isDestructive: false },
  rejected: { deed: 'reject', label: 'Отклонить', isDestructive: true },
  refunded: { deed: 'refund', label: 'Вернуть деньги', isDestructive: true },
} as const satisfies Readonly<Record<string, Deed>>;

const STEPS = ['paid', 'rejected', 'refunded'] as const;

/** What this person may do with a request now, as the server says. */
export function deedsOf({ actions }: Pick<PaymentRequest, 'actions'>): readonly Deed[] {
  return STEPS.filter((step) => actions.changeStatus.includes(step)).map((step) => DEEDS[step]);
}

const MOVABLE: readonly string[] = ['pending', 'processing', 'paid'];

/** A request that could be moved, but not by this person: they wrote it, or it is their money. */
export function isOwnRequest({ status, actions }: Pick<PaymentRequest, 'status' | 'actions'>): boolean {
  return MOVABLE.includes(status) && actions.changeStatus.length === 0;
}
