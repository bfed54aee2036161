import { ORGANISATION_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { tooLongText } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  name: string()
    .trim()
    .required('Введите название группы')
    .max(ORGANISATION_NAME_MAX_LENGTH, tooLongText(ORGANISATION_NAME_MAX_LENGTH)),
});
