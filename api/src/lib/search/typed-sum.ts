import { parseMoney, toWire } from '@cabinet/kernel/core/money';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Decimals of a sum as it is shown. */
const SHOWN_DIGITS = 2;

/** A typed sum without its sign: as the lists show it, and with all its decimals where more were typed. */
interface TypedSum {
  readonly shown: string;
  readonly exact: string | undefined;
}

function typedSum(text: string): TypedSum | undefined {
  const parsed = parseMoney(text);
  if (!parsed.ok) return undefined;
  const amount = toWire(parsed.money).replace('-', '');
  const decimals = amount.length - amount.indexOf('.') - 1;
  return { shown: amount, exact: decimals > SHOWN_DIGITS ? amount : undefined };
}

/**
 * Whether a column holds the sum that somebody typed, whichever way the money went: «14,72» finds what is shown so, and
 * more decimals find only what has them. Undefined where the text is no sum. An index of `round(abs(…), 2)` serves it.
 */
export function hasTypedSum(column: string, text: string): RawBuilder<SqlBool> | undefined {
  const sum = typedSum(text);
  if (sum === undefined) return undefined;
  const at = sql.ref(column);
  const shown = sql<SqlBool>`round(abs(${at}), ${sql.lit(SHOWN_DIGITS)}) = round(${sum.shown}::numeric, ${sql.lit(SHOWN_DIGITS)})`;
  return sum.exact === undefined ? shown : sql<SqlBool>`${shown} and abs(${at}) = ${sum.exact}::numeric`;
}
