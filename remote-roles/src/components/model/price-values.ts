import { parseMoney, toWire } from '@cabinet/kernel/core/money';

/** How a price is read: a token costs less than a kopeck. */
export const PRICE = { isPrice: true };

/** What was typed as the API takes it; the schema has judged it, and the API judges it again. */
export function wirePrice(text: string): string {
  const parsed = parseMoney(text, PRICE);
  return parsed.ok ? toWire(parsed.money) : text;
}
