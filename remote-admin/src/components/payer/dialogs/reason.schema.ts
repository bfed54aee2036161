import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText } from '@cabinet/kernel/forms';

/** Why something is done with money: the audit log and the other people read it. */
export const reason = () => lineText({ maxLength: REASON_MAX_LENGTH, required: 'Укажите причину' });
