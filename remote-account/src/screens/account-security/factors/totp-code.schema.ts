import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  code: string()
    .required('Введите код из 6 цифр')
    .matches(/^\s*\d{3}\s?\d{3}\s*$/, 'Введите код из 6 цифр'),
});
