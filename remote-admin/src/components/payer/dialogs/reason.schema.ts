import { string } from '@cabinet/kernel/forms';

/** Why something is done with money: the audit log and the other people read it. */
export const reason = () => string().trim().required('Укажите причину').max(500, 'Не больше 500 знаков');
