import { ACCOUNT_TYPES } from '@cabinet/kernel/core/payments';
import { amounts, flag, id, oneOf, period, setOf } from '#lists/index.ts';
import { PERSON_STATES } from './person-state.ts';

/** The filters of people: of the list, and of what is done to everybody that the list shows. */
export const ADMIN_USER_FILTERS = {
  role_id: id(),
  is_active: flag('u.is_active'),
  state: setOf(PERSON_STATES),
  account_type: oneOf(ACCOUNT_TYPES, 'Вид счёта — personal, group или company'),
  company_id: id('u.company_id'),
  signed_in: period('u.last_sign_in_at', 'signed_in'),
  balance: amounts('balance'),
};

/** What a text is looked for in. */
export const ADMIN_USER_SEARCH = 'Name, e-mail, phone or id';
