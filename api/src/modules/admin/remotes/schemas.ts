import { ROLLBACK_REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { choiceOf, NullableText, named, nameField, nullable, TimeField } from '#lib/fields.ts';
import { BuildField, RemoteField } from '#lib/releases/fields.ts';

const STAGES = ['live', 'canary', 'held', 'former'] as const;

const StageFields = { build: Type.String(), since: TimeField, by: Type.String() };

const MsField = nullable(Type.Integer({ description: 'Milliseconds, at most a tenth too many' }));

const BuildLoadsSchema = named('RemoteBuildLoads', {
  build: Type.String(),
  stage: choiceOf(STAGES),
  loads: Type.Integer({ description: 'What pages have reported, failures among it' }),
  failures: Type.Integer(),
  failure_rate: nullable(Type.Number({ description: 'From 0 to 1' })),
  reasons: Type.Object({
    network: Type.Integer(),
    integrity: Type.Integer(),
    malformed: Type.Integer(),
    incompatible: Type.Integer(),
    crashed: Type.Integer(),
  }),
  p50_ms: MsField,
  p75_ms: MsField,
  p95_ms: MsField,
});

const RemoteSchema = named('ReleasedRemote', {
  name: Type.String(),
  live: nullable(Type.Object(StageFields)),
  canary: nullable(Type.Object({ ...StageFields, percent: Type.Number() })),
  held: Type.Array(Type.String()),
  former: Type.Array(Type.String(), { description: 'The last one last' }),
  rollback: nullable(
    Type.Object(
      { from: Type.String(), to: Type.String() },
      { description: 'What a rollback would do; null when there is nothing to go back to' },
    ),
  ),
  builds: Type.Array(BuildLoadsSchema),
});

export const RemotesQuery = Type.Object({
  hours: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 720, description: 'Reports of so many hours; 24 unless told' }),
  ),
});

export const RemotesData = Type.Object({ revision: Type.Integer(), items: Type.Array(RemoteSchema) });

export const RemoteParams = Type.Object({ name: RemoteField });

export const HistoryQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '20 unless told' })),
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'Only changes of a smaller revision' })),
});

const ChangeSchema = named('RemoteChange', {
  revision: Type.Integer(),
  at: TimeField,
  by: Type.String(),
  why: Type.String(),
  action: choiceOf(['release', 'canary', 'hold', 'promote', 'rollback', 'stop', 'lay-out', 'prune']),
  from: NullableText,
  to: NullableText,
  percent: nullable(Type.Number()),
});

export const HistoryData = Type.Object({
  items: Type.Array(ChangeSchema),
  next: nullable(Type.Integer({ description: '`before` of the next page' })),
});

export const RollbackBody = Type.Object({
  from: BuildField,
  to: BuildField,
  why: nameField(ROLLBACK_REASON_MAX_LENGTH, {
    code: 'VAL.003',
    message: `Укажите причину, до ${ROLLBACK_REASON_MAX_LENGTH} символов`,
  }),
});

export const BuildParams = Type.Object({ name: RemoteField, build: BuildField });

export const BuildData = Type.Object({
  name: Type.String(),
  build: Type.String(),
  stored_by: NullableText,
  stored_at: nullable(TimeField),
});
