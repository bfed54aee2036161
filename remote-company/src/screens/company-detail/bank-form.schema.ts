import { object } from '@cabinet/kernel/forms';
import { BANK_REQUIRED, bankFields } from '../../lib/requisite-fields.schema.ts';

/** Bank details, all of them. */
export const schema = object({
  bik: bankFields.bik.required(BANK_REQUIRED.bik),
  bankName: bankFields.bankName.required(BANK_REQUIRED.bankName),
  account: bankFields.account.required(BANK_REQUIRED.account),
  corrAccount: bankFields.corrAccount.required(BANK_REQUIRED.corrAccount),
});
