/**
 * The Russian form of a noun after a number: 1 рубль, 2 рубля, 5 рублей, 11 рублей, 21 рубль. Only the whole part
 * counts, without its sign. A bigint is for sums that are too large for a number.
 */
export function plural(count: number | bigint, one: string, few: string, many: string): string {
  const whole = typeof count === 'bigint' ? count : BigInt(Math.trunc(count));
  const hundred = Number((whole < 0n ? -whole : whole) % 100n);
  const ten = hundred % 10;
  if (hundred >= 11 && hundred <= 14) return many;
  if (ten === 1) return one;
  return ten >= 2 && ten <= 4 ? few : many;
}
