import { MODEL_ID_MAX_LENGTH, MODEL_ID_MESSAGE, MODEL_ID_PATTERN } from '@cabinet/kernel/core/model-access';
import { Type } from 'typebox';
import { NullableText, named, nameField, nullable, PersonRef, TimeField, UuidField } from '#lib/fields.ts';
import { IMPACT } from '#lib/pricing/impact-schemas.ts';
import { ProposalSchema, ReasonField } from '#lib/proposals/schemas.ts';
import { flag } from '#lists/index.ts';

const PRICE_ERROR = { code: 'VAL.003', message: 'Цена — число не меньше нуля' } as const;
const TAG_MAX_LENGTH = 40;
const TAG_ERROR = { code: 'VAL.003', message: `Тег — от 1 до ${TAG_MAX_LENGTH} символов` } as const;
const ID_ERROR = { code: 'VAL.003', message: MODEL_ID_MESSAGE } as const;

const MODEL = {
  id: Type.String(),
  name: Type.String(),
  developer: Type.String(),
  type: Type.String(),
  tags: Type.Array(Type.String()),
  input_price: Type.String({ description: 'Roubles for a million tokens' }),
  output_price: Type.String({ description: 'Roubles for a million tokens' }),
  enabled: Type.Boolean(),
  created_at: TimeField,
};

export const ModelSchema = Type.Object(MODEL, { description: 'A model that the chat service offers' });

export const ModelListSchema = Type.Object({
  models: Type.Array(
    Type.Object({
      ...MODEL,
      access: Type.Optional(
        Type.Object(
          { hasAccess: Type.Boolean(), reason: NullableText, rule: Type.String() },
          { description: 'With `role_id`: whether that role may use it, and by which rule' },
        ),
      ),
    }),
  ),
});

/** Whether models that are switched off are listed too. */
export const withDisabled = flag();

export const ModelListQuerySchema = Type.Object({
  ...withDisabled.fields('include_disabled'),
  role_id: Type.Optional(UuidField),
});

export const ModelParamsSchema = Type.Object({ id: Type.String({ maxLength: MODEL_ID_MAX_LENGTH }) });

const Price = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,10})?$', 'x-error': PRICE_ERROR });
const Tags = Type.Array(nameField(TAG_MAX_LENGTH), { maxItems: 20, 'x-error': TAG_ERROR });

export const ModelChangeSchema = Type.Object({
  name: Type.Optional(nameField(100)),
  developer: Type.Optional(nameField(60)),
  type: Type.Optional(nameField(40)),
  tags: Type.Optional(Tags),
  input_price: Type.Optional(Price),
  output_price: Type.Optional(Price),
  price_from: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        'When the prices begin to hold, to come; without it at once. A new plan replaces the one before',
    }),
  ),
  prices_before: Type.Optional(
    Type.Object(
      { input_price: Price, output_price: Price },
      { description: 'What the caller has seen: other prices than these are not replaced (RES.002)' },
    ),
  ),
  reason: Type.Optional(ReasonField),
  enabled: Type.Optional(Type.Boolean()),
});

/** The plan that the caller has seen: another one is not taken back. */
export const PlannedBody = Type.Object({
  planned: Type.Optional(
    Type.Object(
      { input_price: Price, output_price: Price, valid_from: Type.String({ format: 'date-time' }) },
      { description: 'What the caller has seen: another plan than this is not taken back (RES.002)' },
    ),
  ),
});

/** The prices that are asked about; one that is left out stays as it is. */
export const PriceDraftSchema = Type.Object({
  input_price: Type.Optional(Price),
  output_price: Type.Optional(Price),
});

const Prices = Type.Object({ input_price: Type.String(), output_price: Type.String() });

export const PriceImpactSchema = named('ModelPriceImpact', {
  ...IMPACT,
  people_count: Type.Integer(),
  prices_before: Prices,
  prices_after: Prices,
});

export const NewModelSchema = Type.Object({
  id: Type.String({ maxLength: MODEL_ID_MAX_LENGTH, pattern: MODEL_ID_PATTERN, 'x-error': ID_ERROR }),
  name: nameField(100),
  developer: nameField(60),
  type: nameField(40),
  tags: Type.Optional(Tags),
  input_price: Price,
  output_price: Price,
  enabled: Type.Optional(Type.Boolean()),
});

const PlannedPrice = Type.Object({
  input_price: Type.String(),
  output_price: Type.String(),
  valid_from: TimeField,
});

export const CatalogueModelSchema = named('CatalogueModel', {
  ...MODEL,
  next_price: nullable(PlannedPrice),
  people_allowed: Type.Integer({ description: 'How many people have a role that opens it' }),
  people_total: Type.Integer(),
});

const BoundsOfPrice = Type.Object({ min: Type.String(), max: Type.String() });
const PricesAlone = Type.Object({ input_price: BoundsOfPrice, output_price: BoundsOfPrice });

export const ModelDetailSchema = named('ModelDetail', {
  ...MODEL,
  next_price: nullable(PlannedPrice),
  prices: Type.Array(
    Type.Object({
      input_price: Type.String(),
      output_price: Type.String(),
      valid_from: TimeField,
      set_by: nullable(PersonRef),
      reason: NullableText,
      agreed_by: Type.Union([PersonRef, Type.Null()], {
        description: 'The second person, where it took two. `set_by` has proposed it',
      }),
    }),
    { description: 'The newest first; one that is to come is the first' },
  ),
  alone: Type.Object(
    { now: PricesAlone, planned: PricesAlone },
    { description: 'The prices that one person sets alone, at once and by a plan. Zero is never among them' },
  ),
  proposal: nullable(ProposalSchema),
});

export const ChangedModelSchema = named('ChangedModel', {
  ...MODEL,
  proposal: Type.Union([ProposalSchema, Type.Null()], {
    description:
      'The price of this change, where that takes two people: all else is saved, and the price stays',
  }),
});

/** The facts of a model that rules look at. The model may exist or be a draft. */
export const ModelDraftSchema = Type.Object({
  id: Type.Optional(Type.String({ maxLength: MODEL_ID_MAX_LENGTH })),
  developer: Type.String({ maxLength: 60 }),
  type: Type.String({ maxLength: 40 }),
  tags: Type.Array(Type.String({ maxLength: TAG_MAX_LENGTH }), { maxItems: 20 }),
});

export const ModelAccessSchema = named('ModelAccess', {
  roles: Type.Array(
    Type.Object({
      role_id: Type.String(),
      role_name: Type.String(),
      company_id: NullableText,
      company_name: NullableText,
      users_count: Type.Integer(),
      hasAccess: Type.Boolean(),
      reason: NullableText,
      rule: Type.String({ description: 'The rule that decided' }),
      overridden: Type.Array(Type.String()),
    }),
  ),
  people: Type.Object({ allowed: Type.Integer(), blocked: Type.Integer() }),
  used: nullable(
    Type.Object(
      { days: Type.Integer(), people: Type.Integer(), charges: Type.Integer(), amount: Type.String() },
      { description: 'Who has used it in the last 30 days; null for a draft' },
    ),
  ),
});
