import { Type } from 'typebox';
import { choiceOf } from '#lib/fields.ts';
import { BuildField, RemoteField } from '#lib/releases/fields.ts';
import { OUTCOMES } from '#lib/releases/loads-repository.ts';

const AT_ONCE = 50;
const LONGEST_MS = 600_000;

export const LoadsBody = Type.Object({
  loads: Type.Array(
    Type.Object({
      remote: RemoteField,
      build: BuildField,
      outcome: choiceOf(OUTCOMES),
      ms: Type.Union([Type.Integer({ minimum: 0, maximum: LONGEST_MS }), Type.Null()]),
    }),
    { minItems: 1, maxItems: AT_ONCE },
  ),
});
