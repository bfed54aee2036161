import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, UuidField } from '#lib/fields.ts';

export const StatusSchema = choiceOf(REQUEST_STATUSES);

/** Whom an invoice is paid to. */
export const SellerSchema = Type.Object({
  name: Type.String(),
  inn: Type.String(),
  kpp: Type.String(),
  bank_name: Type.String(),
  bik: Type.String(),
  account: Type.String(),
  corr_account: Type.String(),
});

export const RequestParams = Type.Object({ id: UuidField });
