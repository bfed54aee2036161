import { object } from '@cabinet/kernel/forms';
import { reason, validTo } from '../../components/rate-correction/form/correction-fields.schema.ts';

export const schema = object({ reason: reason(), validTo: validTo() });
