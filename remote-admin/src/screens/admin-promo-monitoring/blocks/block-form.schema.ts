import { object, string } from '@cabinet/kernel/forms';

export const schema = object({ reason: string().trim().required('Укажите причину') });
