import { Type } from 'typebox';
import { WRITERS } from '#lib/audit/actor.ts';
import { choiceOf, NullableText, named, nullable, PersonRef, TimeField } from '#lib/fields.ts';
import { CHANGE_KINDS } from './words/changes.ts';

const PersonSchema = Type.Object({ id: Type.String(), display_name: Type.String(), email: Type.String() });

const State = nullable(Type.Record(Type.String(), Type.Unknown()));

const Lines = Type.Array(
  Type.Object({
    text: Type.String(),
    id: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'The id behind a name' }),
  }),
  { description: 'A line for each item of a list or field of an object; none means nothing' },
);

const ChangeSchema = named('AuditChange', {
  field: Type.String({ description: 'As `fields` has it' }),
  title: Type.String({ description: 'What people call it' }),
  kind: choiceOf(CHANGE_KINDS),
  before: Lines,
  after: Lines,
});

/** What an answer of an earlier release does not say: whoever reads it takes the code then. */
const words = (description: string) => Type.Optional(Type.String({ description }));

export const AuditRowSchema = named('AuditRow', {
  seq: Type.Integer({ description: 'Its number in the chain' }),
  id: Type.String(),
  at: TimeField,
  action: Type.String({ description: '`role.update`, `auth.sign_in`, …' }),
  action_text: words('The action in words; its code where it has none'),
  actor: Type.Union([PersonSchema, Type.Null()], {
    description: 'Null: the cabinet itself, or nobody known',
  }),
  actor_text: words('Who did it: the name of the actor, or what wrote it'),
  writer: nullable(
    choiceOf(WRITERS, {
      description: 'What wrote it where nobody is the actor; null in rows that are older than it',
    }),
  ),
  begun: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'The id of the job or the proposal by which the actor has begun it, where they were not there any more',
  }),
  begun_text: Type.Optional(nullable(Type.String({ description: 'What people call that job or proposal' }))),
  entity_type: Type.String(),
  entity_text: words('The kind of thing in words'),
  entity_id: NullableText,
  entity_label: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'What people call it now; null where nothing of that id has a name any more',
  }),
  entity_payer_id: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The payer of the group or the company that it is about: its page is theirs',
    }),
  ),
  fields: Type.Object({ before: State, after: State }, { description: 'The names in it are data' }),
  changes: Type.Optional(
    Type.Array(ChangeSchema, {
      description:
        'The same in words, what differs first; of a reading, how much was read and by which filter',
    }),
  ),
  ip: NullableText,
  user_agent: NullableText,
  trace_id: NullableText,
  previous_hash: Type.String(),
  hash: Type.String(),
});

export const AUDIT_TOTALS = {
  is_total_capped: Type.Boolean({ description: 'There are more rows than `total` says' }),
};

const Choices = Type.Array(Type.Object({ value: Type.String(), label: Type.String() }));

export const ChoicesData = Type.Object({
  actions: Type.Array(Type.String()),
  entity_types: Type.Array(Type.String()),
  choices: Type.Optional(
    Type.Object({ action: Choices, entity_type: Choices }, { description: 'The same with their words' }),
  ),
});

const BROKEN_REASONS = ['changed', 'missing', 'relinked', 'rewritten', 'cut'] as const;

export const VerificationData = named('AuditVerification', {
  status: choiceOf(['never', 'running', 'interrupted', 'done']),
  ok: nullable(Type.Boolean()),
  rows: Type.Integer({ description: 'How many rows are verified' }),
  total: Type.Integer({ description: 'How many there were when it began' }),
  broken_at: nullable(Type.Integer({ description: 'The number of the first row that is not as it was' })),
  reason: nullable(
    choiceOf(BROKEN_REASONS, {
      description:
        'changed: its content; missing: it is not there; relinked: it follows another row than before it now; ' +
        'rewritten: an earlier check saw another row of this number; cut: an earlier check saw rows behind the last one',
    }),
  ),
  head: nullable(Type.Object({ seq: Type.Integer(), hash: Type.String() })),
  started_by: nullable(PersonRef),
  started_at: nullable(TimeField),
  finished_at: nullable(TimeField),
});
