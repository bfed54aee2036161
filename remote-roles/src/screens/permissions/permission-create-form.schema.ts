import { lineText, object, string } from '@cabinet/kernel/forms';

/** `resource:action`, as the API takes it (product §17.2). */
const ID = /^[a-z]+(_[a-z]+)*:[a-z]+(_[a-z]+)*$/;

export const schema = object({
  name: lineText({ maxLength: 100, required: 'Введите название' }),
  id: string()
    .trim()
    .required('Введите код')
    .matches(ID, 'Код состоит из двух слов через двоеточие, строчными латинскими буквами: report:view'),
  category: lineText({ maxLength: 60, required: 'Выберите или введите категорию' }),
});
