import { object } from '@cabinet/kernel/forms';
import { reason } from './reason.schema.ts';

export const schema = object({ reason: reason() });
