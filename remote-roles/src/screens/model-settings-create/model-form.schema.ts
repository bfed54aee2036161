import { isModelId, MODEL_ID_MESSAGE } from '@cabinet/kernel/core/model-access';
import { object, string } from '@cabinet/kernel/forms';
import { MODEL_FACTS } from '../../components/model/model-facts.schema.ts';
import { price } from '../../components/model/price.schema.ts';

export const schema = object({
  id: string()
    .trim()
    .required('Введите код')
    .test('code', MODEL_ID_MESSAGE, (id) => id === undefined || isModelId(id)),
  ...MODEL_FACTS,
  inputPrice: price(),
  outputPrice: price(),
});
