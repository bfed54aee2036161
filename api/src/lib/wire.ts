import { fromWire, toWire } from '@cabinet/kernel/core/money';
import { type RawBuilder, sql } from 'kysely';

/** An amount of the database as it travels (product §10.4): a column keeps ten decimals, whatever was written. */
export const wire = (amount: string): string => toWire(fromWire(amount));

/** The same of an amount that may be missing. */
export const wireOrNull = (amount: string | null): string | null => (amount === null ? null : wire(amount));

/** The same, written by the database: a query selects a sum as it travels, and nothing touches it afterwards. */
export function wireOf<Amount extends string | null = string>(column: string): RawBuilder<Amount> {
  const amount = sql.ref(column);
  return sql<Amount>`round(${amount}, greatest(2, min_scale(${amount})))`;
}
