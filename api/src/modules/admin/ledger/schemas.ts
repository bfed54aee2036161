import { Type } from 'typebox';
import { named, nullable, TimeField } from '#lib/fields.ts';

const RESULT = {
  ok: Type.Boolean(),
  entries: Type.Integer(),
  postings: Type.Integer(),
  payers: Type.Integer(),
  problems: Type.Array(Type.Object({ kind: Type.String(), subject: Type.String(), detail: Type.String() })),
  audit_head: nullable(
    Type.Object(
      { seq: Type.Integer(), hash: Type.String() },
      { description: 'The last row of the audit log' },
    ),
  ),
  started_at: TimeField,
  finished_at: TimeField,
};

export const CheckData = Type.Object(RESULT);

export const CheckQuery = Type.Object({
  last: Type.Optional(Type.String({ description: 'The kept result of the last check instead of a new one' })),
});

export const LedgerCheckSchema = named('LedgerCheck', { id: Type.String(), ...RESULT });

const AtWork = nullable(
  Type.Object({ since: TimeField }, { description: 'A check at work now, in any process' }),
);

export const CHECK_TOTALS = { at_work: AtWork };

export const StartedData = Type.Object(CHECK_TOTALS);
