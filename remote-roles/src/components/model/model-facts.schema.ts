import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN } from '@cabinet/kernel/core/text';
import { string } from '@cabinet/kernel/forms';

const text = (missing: string) =>
  string().trim().required(missing).matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE);

/** What both forms of a model ask for. */
export const MODEL_FACTS = {
  name: text('Введите название'),
  developer: text('Выберите или введите вендора'),
  type: text('Выберите или введите тип'),
};
