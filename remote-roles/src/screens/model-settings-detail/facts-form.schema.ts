import { object } from '@cabinet/kernel/forms';
import { MODEL_FACTS } from '../../components/model/model-facts.schema.ts';

export const schema = object(MODEL_FACTS);
