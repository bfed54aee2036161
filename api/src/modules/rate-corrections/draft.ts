import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { listTiers } from '#lib/ledger/index.ts';
import { covers, type Ranked, type Scope, type Target } from '#lib/pricing/index.ts';
import { listModels } from '../models/repository.ts';
import { findPayer } from './payer-repository.ts';
import { type CorrectionRow, type CorrectionValues, readClock } from './repository.ts';
import { MAX_MULTIPLIER, type NewCorrectionBody } from './schemas.ts';

type Body = Static<typeof NewCorrectionBody>;

/** The facts of a correction that decide about its price and its calls, saved or not. */
export interface Draft extends Ranked {
  /** The id of a saved correction. */
  readonly id: string | null;
  readonly multiplier: string;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** The clock of a browser may be behind the server's. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Reads and checks a body. Facts of a saved correction that stay as they are were checked when they came. */
export async function readValues(
  db: Database,
  body: Body,
  present?: Pick<CorrectionRow, 'scope_type' | 'scope_value' | 'valid_from'>,
): Promise<CorrectionValues> {
  const isSameScope =
    present?.scope_type === body.scope.type && present.scope_value === (body.scope.value ?? null);
  const { scope_type, scope_value } = isSameScope ? present : await readScope(db, body.scope);
  const now = await readClock(db);
  const valid_from = readStart(body.valid_from, { present: present?.valid_from, now });
  return {
    scope_type,
    scope_value,
    ...(await readTarget(db, body.target)),
    multiplier: readMultiplier(body.multiplier),
    reason: body.reason.trim(),
    valid_from,
    valid_to: readEnd(body.valid_to, { start: valid_from, now }),
  };
}

async function readScope(db: Database, { type, value }: Body['scope']): Promise<Scope> {
  if (type === 'all') {
    if (value) throw badField('scope.value', 'У области «все модели» нет значения');
    return { scope_type: type, scope_value: null };
  }
  if (!value)
    throw new ApiError('VAL.004', { fields: { 'scope.value': 'Укажите, на что действует корректировка' } });
  const scope = { scope_type: type, scope_value: value };
  const models = await listModels(db, { enabledOnly: false });
  if (!models.some((model) => covers(scope, model))) throw badField('scope.value', 'Таких моделей нет');
  return scope;
}

async function readTarget(db: Database, target: Body['target']): Promise<Target> {
  const [payerId, tier] = [target?.payer_id ?? null, target?.tier ?? null];
  if (payerId !== null && tier !== null)
    throw badField('target.tier', 'Выберите либо плательщика, либо уровень');
  if (payerId !== null && !(await findPayer(db, payerId)))
    throw badField('target.payer_id', 'Плательщик не найден');
  if (tier !== null && !(await listTiers(db)).some(({ code }) => code === tier))
    throw badField('target.tier', 'Такого уровня нет');
  return { target_payer_id: payerId, target_tier: tier };
}

/** Writes a number as the database does, so that equal ones are the same text. */
function readMultiplier(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const value = Number(text);
  if (value <= 0 || value > MAX_MULTIPLIER)
    throw badField('multiplier', `Множитель больше 0 и не больше ${MAX_MULTIPLIER}`);
  return `${Number(whole)}.${fraction.padEnd(4, '0')}`;
}

/** Old charges keep their price, so nothing begins in the past. */
function readStart(
  text: string | undefined,
  { present, now }: { readonly present: Date | undefined; readonly now: Date },
): Date {
  const start = text === undefined ? (present ?? now) : new Date(text);
  if (start.getTime() === present?.getTime()) return present;
  if (start.getTime() < now.getTime() - CLOCK_TOLERANCE_MS)
    throw badField('valid_from', 'Начало не может быть в прошлом');
  return start > now ? start : now;
}

function readEnd(
  text: string | null | undefined,
  { start, now }: { readonly start: Date; readonly now: Date },
): Date | null {
  if (text === null || text === undefined) return null;
  const end = new Date(text);
  if (end <= start) throw badField('valid_to', 'Конец должен быть позже начала');
  if (end <= now) throw badField('valid_to', 'Конец не может быть в прошлом');
  return end;
}
