import { object, string } from '@cabinet/kernel/forms';

const WHY_MAX = 200;

export const schema = object({
  why: string().trim().required('Укажите причину').max(WHY_MAX, `Не больше ${WHY_MAX} знаков`),
});
