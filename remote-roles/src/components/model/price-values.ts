import { formatAmount } from '@cabinet/kernel/core/amount';
import { parseMoney, toWire } from '@cabinet/kernel/core/money';

/** A price as its field writes it, with every decimal that it has. */
export function shownPrice(wire: string): string {
  const decimals = wire.split('.')[1]?.length ?? 0;
  return formatAmount(wire, { unit: false, digits: Math.max(2, decimals) });
}

/** What was typed as the API takes it; the schema has judged it, and the API judges it again. */
export function wirePrice(text: string): string {
  const parsed = parseMoney(text);
  return parsed.ok ? toWire(parsed.money) : text;
}
