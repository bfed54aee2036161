import { coversText } from '../promo-words.ts';

const MASKS = { 4: [30, 29, 28, 27, 26, 25, 24], 6: [60, 56, 52, 48] } as const;
/** How many bits name what counts: an address of IPv4, a subscriber's network of IPv6. */
const COUNTED_BITS = { 4: 32, 6: 64 } as const;
const NARROWEST = { 4: 'Только этот адрес', 6: 'Сеть /64 этого адреса, один абонент' } as const;

/** What a block of an address may close: the address as it counts, or a network around it. */
export function networkOptions(address: string): readonly { value: string; label: string }[] {
  const [alone = ''] = address.split('/');
  const family = address.includes(':') ? 6 : 4;
  const bits = COUNTED_BITS[family];
  return [
    { value: address, label: NARROWEST[family] },
    ...MASKS[family].map((mask) => ({
      value: `${alone}/${mask}`,
      label: `Сеть /${mask}, ${coversText(address, 2 ** (bits - mask))}`,
    })),
  ];
}
