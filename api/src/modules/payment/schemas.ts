import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, UuidField } from '#lib/fields.ts';

export const StatusSchema = choiceOf(REQUEST_STATUSES);

/** The seller to whom an invoice is paid. */
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
