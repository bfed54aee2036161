import { lineText } from '@cabinet/kernel/forms';

/** What both forms of a model ask for. */
export const MODEL_FACTS = {
  name: lineText({ maxLength: 100, required: 'Введите название' }),
  developer: lineText({ maxLength: 60, required: 'Выберите или введите вендора' }),
  type: lineText({ maxLength: 40, required: 'Выберите или введите тип' }),
};
