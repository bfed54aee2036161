import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  name: string().trim().required('Назовите вид').matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE),
});
