import { object, string } from '@cabinet/kernel/forms';
import { MODEL_FACTS } from '../../components/model/model-facts.schema.ts';
import { price } from '../../components/model/price.schema.ts';

/** As the API takes it. */
const CODE = /^[a-z0-9][a-z0-9.-]*$/;

export const schema = object({
  id: string()
    .trim()
    .required('Введите код')
    .matches(CODE, 'Только строчные латинские буквы, цифры, точка и дефис; начинается с буквы или цифры'),
  ...MODEL_FACTS,
  inputPrice: price(),
  outputPrice: price(),
});
