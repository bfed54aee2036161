import { Type } from 'typebox';
import { nameField } from '#lib/fields.ts';
import { flag } from '#lists/index.ts';

const PRICE_ERROR = { code: 'VAL.003', message: 'Цена — число не меньше нуля' } as const;
const TAG_ERROR = { code: 'VAL.003', message: 'Тег — от 1 до 40 знаков' } as const;

export const ModelSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    developer: Type.String(),
    type: Type.String(),
    tags: Type.Array(Type.String()),
    input_price: Type.String({ description: 'Roubles for a million tokens' }),
    output_price: Type.String({ description: 'Roubles for a million tokens' }),
    enabled: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { description: 'A model that the chat service offers' },
);

export const ModelListSchema = Type.Object({ models: Type.Array(ModelSchema) });

/** Also the models that are switched off. */
export const withDisabled = flag();

export const ModelListQuerySchema = Type.Object(withDisabled.fields('include_disabled'));

export const ModelParamsSchema = Type.Object({ id: Type.String() });

const Price = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,10})?$', 'x-error': PRICE_ERROR });

export const ModelChangeSchema = Type.Object({
  name: Type.Optional(nameField(100)),
  tags: Type.Optional(Type.Array(nameField(40), { maxItems: 20, 'x-error': TAG_ERROR })),
  input_price: Type.Optional(Price),
  output_price: Type.Optional(Price),
  enabled: Type.Optional(Type.Boolean()),
});
