import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { tooLongText } from '@cabinet/kernel/core/text';
import { string } from '@cabinet/kernel/forms';

/** Why something is done with money: the audit log and the other people read it. */
export const reason = () =>
  string().trim().required('Укажите причину').max(REASON_MAX_LENGTH, tooLongText(REASON_MAX_LENGTH));
