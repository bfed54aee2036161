import { Type } from 'typebox';
import { choiceOf, NullableText, nullable, TimeField } from '#lib/fields.ts';

const TokenField = Type.String({ minLength: 1, maxLength: 200 });

export const StopParams = Type.Object({ token: TokenField });
export const StopBody = Type.Object({ token: TokenField });

export const STOP_STATES = ['open', 'took_effect', 'confirmed', 'rejected', 'cancelled', 'lapsed'] as const;

/** What a link of a letter may stop, for people without a session. */
export const StoppableSchema = Type.Object({
  what: Type.String({ description: '«П-000123: другая роль — Иван Петров»' }),
  changes: Type.Array(Type.String(), { description: 'A line each; addresses are masked' }),
  reason: NullableText,
  proposed_by: Type.String(),
  created_at: TimeField,
  takes_effect_at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When it takes effect by itself, or has; null: people decide',
  }),
  state: choiceOf(STOP_STATES),
  decided_by: NullableText,
  decided_at: nullable(TimeField),
  others: Type.Array(Type.String(), {
    description: 'Names of some who could undo it, and are not its author',
  }),
  is_undoable: Type.Boolean({
    description: 'Whether it can be undone once it has taken effect; factors that are gone never come back',
  }),
});
