import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { readOpenAbout } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { toCorrection, toHistory } from './correction-dto.ts';
import { type Draft, readValues } from './draft.ts';
import { type CorrectionRow, findCorrection, findEvents } from './repository.ts';
import type { CorrectionDetailSchema, DraftBody } from './schemas.ts';

export async function readCorrection(db: Database, id: string): Promise<CorrectionRow> {
  const row = await findCorrection(db, id);
  if (!row) throw notFound();
  return row;
}

export const notFound = () => new ApiError('RES.001', { message: 'Корректировка не найдена' });

export async function readDetail(
  db: Database,
  session: Session,
  id: string,
): Promise<Static<typeof CorrectionDetailSchema>> {
  const [row, events] = await Promise.all([readCorrection(db, id), findEvents(db, id)]);
  const proposal = await readOpenAbout(db, session, { kind: 'rate_correction', subject: id });
  return { ...toCorrection(row), proposal, history: events.flatMap(toHistory) };
}

export function draftOf(row: CorrectionRow): Draft {
  const { id, scope_type, scope_value, target_payer_id, target_tier, multiplier, valid_from, valid_to } = row;
  return {
    id,
    number: Number(row.number),
    scope_type,
    scope_value,
    target_payer_id,
    target_tier,
    multiplier,
    valid_from,
    valid_to,
  };
}

/** A correction that is being written, new or with changes, checked as if it were saved. */
export async function readDraft(
  db: Database,
  { id = null, ...body }: Static<typeof DraftBody>,
): Promise<Draft> {
  const present = id === null ? undefined : await readCorrection(db, id);
  const values = await readValues(db, { ...body, reason: '' }, present);
  // A new correction will be the newest one.
  return { ...values, id, number: present ? Number(present.number) : Number.MAX_SAFE_INTEGER };
}
