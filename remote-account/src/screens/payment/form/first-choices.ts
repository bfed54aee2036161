import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import type { PayerRef, Payers } from '@cabinet/payments';
import type { PaymentSettings } from '../../../api/payment.ts';
import { PAYER_WORDS } from './payer-words.tsx';
import type { PaymentFormValues } from './payment-form.schema.ts';

type Methods = PaymentSettings['methods'];
type Choices = Pick<PaymentFormValues, 'method' | 'payerId'>;

/** What suits the account, where it is offered; else what is offered first. */
export function usualMethod(methods: Methods, payer: Pick<PayerRef, 'kind'> | undefined): PaymentMethod {
  const usual = payer && PAYER_WORDS[payer.kind].usualMethod;
  return methods.find((method) => method === usual) ?? methods[0] ?? 'card';
}

/** What the address asks for (`payer`: an account or its kind, `method`), as far as it is offered. */
export function askedFor(search: URLSearchParams, methods: Methods, { payers }: Payers) {
  const asked = search.get('payer');
  return {
    payer: payers.find(({ id, kind }) => id === asked || kind === asked),
    method: methods.find((each) => each === search.get('method')),
  };
}

/** The choices that the form begins with. */
export function firstChoices(search: URLSearchParams, methods: Methods, payers: Payers): Choices {
  const asked = askedFor(search, methods, payers);
  const payer = asked.payer ?? payers.payers.find(({ isDefault }) => isDefault);
  return { method: asked.method ?? usualMethod(methods, payer), payerId: payer?.id ?? '' };
}

/** The choices of a form that somebody comes back to, as far as they are still offered. */
export function leftChoices(
  left: { readonly [Name in keyof Choices]: Choices[Name] | null },
  methods: Methods,
  { payers }: Payers,
  first: Choices,
): Choices {
  return {
    method: methods.find((each) => each === left.method) ?? first.method,
    payerId: payers.find(({ id }) => id === left.payerId)?.id ?? first.payerId,
  };
}
