/** A place in the write-ahead log as a number. «16/B374D848» is two halves of 32 bits in hexadecimal. */
export function toPosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The one that comes later in the log. */
export const laterOf = (one: string, other: string): string =>
  toPosition(one) > toPosition(other) ? one : other;
