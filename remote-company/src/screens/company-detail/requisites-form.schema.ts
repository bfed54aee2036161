import { object } from '@cabinet/kernel/forms';
import { factsFields } from '../../lib/requisite-fields.schema.ts';

/** The facts of a company. */
export const schema = object(factsFields);
