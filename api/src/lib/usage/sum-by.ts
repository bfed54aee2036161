import {
  addMoney,
  compareMoney,
  fromWire,
  type Money,
  sumMoney,
  toWire,
  ZERO_MONEY,
} from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { SpendingRow } from './repository.ts';
import type { ModelSums } from './schemas.ts';

/** Nobody could tell more colours apart. */
const NAMED_MODELS = 5;

export const sumRows = (rows: readonly SpendingRow[]) => sumMoney(rows.map(({ amount }) => fromWire(amount)));

export function sumByDay(dates: readonly string[], rows: readonly SpendingRow[]): Money[] {
  const sums = new Map<string | null, Money>();
  for (const { day, amount } of rows) sums.set(day, addMoney(sums.get(day) ?? ZERO_MONEY, fromWire(amount)));
  return dates.map((date) => sums.get(date) ?? ZERO_MONEY);
}

/** The models that cost most, from the dearest down. One more line sums up the rest, and whatever names no model. */
export function sumByModel(dates: readonly string[], rows: readonly SpendingRow[]): Static<typeof ModelSums> {
  const names = new Map(rows.map((row) => [row.model_id, row.model_name]));
  const models = [...names]
    .filter(([, name]) => name !== null)
    .map(([id, name]) => {
      const ofModel = rows.filter((row) => row.model_id === id);
      return { id, name, rows: ofModel, total: sumRows(ofModel) };
    })
    .sort((one, other) => compareMoney(other.total, one.total))
    .slice(0, NAMED_MODELS);
  const ids = models.map(({ id }) => id);
  const others = rows.filter((row) => !ids.includes(row.model_id));
  if (others.length > 0) models.push({ id: null, name: null, rows: others, total: sumRows(others) });
  return models.map(({ rows: ofModel, total, ...model }) => ({
    ...model,
    total: toWire(total),
    amounts: sumByDay(dates, ofModel).map(toWire),
  }));
}
