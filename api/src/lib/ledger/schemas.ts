import { PAYER_KINDS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField } from '../fields.ts';

export const PayerSchema = named('Payer', {
  id: Type.String(),
  kind: choiceOf(PAYER_KINDS),
  name: Type.String(),
});

export const TierProgressSchema = named('TierProgress', {
  tier: Type.String(),
  multiplier: Type.String({ description: 'What a request of this tier costs, as a share of its price' }),
  next_tier: NullableText,
  spent: Type.String(),
  threshold: Type.String(),
  remaining: Type.String(),
  percent: Type.Number(),
});

/** A monthly cap, and what it leaves to spend (product §13.5). */
export const CapSchema = named('Cap', {
  monthly_cap: Type.String(),
  spent: Type.String({ description: 'This month, reserves included' }),
  left: Type.String({ description: 'Of the cap; never below zero' }),
  spendable: Type.String({
    description:
      'The lesser of `left` and what is available on the account; `left` for whoever may not see that balance',
  }),
  resets_at: TimeField,
});

const STOPS = ['blocked', 'unfunded', 'empty', 'cap'] as const;

/** Why nothing is paid for. */
export type Stop = (typeof STOPS)[number];

/** What somebody can spend now: additive in `users/me` and `users/me/balance`. */
export const MEANS_FIELDS = {
  cap: nullable(CapSchema),
  stopped_by: nullable(
    choiceOf(STOPS, {
      description:
        'Why no request is paid for: the payer is switched off, nothing has come in yet, all is spent, the cap is used up',
    }),
  ),
};
