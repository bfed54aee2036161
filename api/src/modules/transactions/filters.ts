import { DIRECTIONS, TRANSACTION_TYPES } from '@cabinet/kernel/core/payments';
import { id, oneOf, period, setOf, text } from '#lists/index.ts';

/** The filters of lists of transactions and of their files. */
export const TRANSACTION_FILTERS = {
  type: setOf(TRANSACTION_TYPES),
  direction: oneOf(DIRECTIONS, 'Направление — in или out'),
  period: period(),
  user_id: id(),
  payer_id: id(),
  model_id: text(100),
};

/** What a text is looked for in. */
export const TRANSACTION_SEARCH = 'Number, sum, payment request, person, payer or model';
