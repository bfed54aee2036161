import { fromWire, toWire } from '@cabinet/kernel/core/money';

/** An amount of the database as it travels (product §10.4): a column keeps ten decimals, whatever was written. */
export const wire = (amount: string): string => toWire(fromWire(amount));

/** The same of an amount that may be missing. */
export const wireOrNull = (amount: string | null): string | null => (amount === null ? null : wire(amount));
