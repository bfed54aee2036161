import { lineText, object } from '@cabinet/kernel/forms';

export const schema = object({
  name: lineText({ maxLength: 60, required: 'Назовите вид' }),
});
