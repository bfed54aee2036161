import { object } from '@cabinet/kernel/forms';
import { BANK_REQUIRED, bankFields, factsFields } from '../../lib/requisite-fields.schema.ts';

type Bank = Readonly<Record<keyof typeof BANK_REQUIRED, string | undefined>>;

const isBegun = (values: Bank) =>
  [values.bik, values.bankName, values.account, values.corrAccount].some((value) => value !== undefined);

const inGroup = (name: keyof typeof BANK_REQUIRED) =>
  bankFields[name].test(
    'group',
    `${BANK_REQUIRED[name]} или очистите банковские реквизиты`,
    (value, { parent }) => value !== undefined || !isBegun(parent),
  );

/** Facts, and bank details that are given whole or not at all. */
export const schema = object({
  ...factsFields,
  bik: inGroup('bik'),
  bankName: inGroup('bankName'),
  account: inGroup('account'),
  corrAccount: inGroup('corrAccount'),
});
