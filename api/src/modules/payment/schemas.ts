import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import type { PaymentRequestStatus } from '../../db/schema.ts';
import { UuidField } from '../../lib/fields.ts';

export const StatusSchema = Type.Unsafe<PaymentRequestStatus>({
  type: 'string',
  enum: [...REQUEST_STATUSES],
});

export const RequestParams = Type.Object({ id: UuidField });
