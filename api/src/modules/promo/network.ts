import { BlockList, isIP } from 'node:net';

/** A network as it counts. One address is a network of all bits. */
interface Network {
  readonly family: 4 | 6;
  /** How many bits are given; below zero for a network around all of IPv4. */
  readonly bits: number;
}

const BITS = { 4: 32, 6: 128 } as const;
/** Where IPv6 writes the addresses of IPv4: their bits come last. */
const MAPPED_BITS = BITS[6] - BITS[4];
const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', MAPPED_BITS, 'ipv6');

/** A subscriber of IPv6 has a whole network of so many bits. */
const SUBSCRIBER_BITS = 64;
/** No block and no filter is wider, so that nobody shuts out half of the internet by a slip. */
const WIDEST = { 4: 24, 6: 48 } as const;

const PROBLEMS = {
  unknown: 'Адрес — IPv4 или IPv6, например 203.0.113.7, или сеть, например 203.0.113.0/24',
  wide4: 'Сеть шире /24 задела бы больше 256 адресов: назовите сеть от /24 до /32',
  wide6: 'Сеть шире /48 задела бы больше 65 536 сетей /64: назовите сеть от /48 до /64',
  narrow: 'Адрес IPv6 считается своей сетью /64: назовите сеть от /48 до /64 или один адрес',
} as const;

/** Reads an address, alone or with a mask. Node judges the address. Undefined is anything else. */
function readNetwork(text: string): Network | undefined {
  const [address = '', mask, ...rest] = text.split('/');
  const family = isIP(address) === 4 ? 4 : 6;
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return undefined;
  if (mask !== undefined && !/^\d{1,3}$/.test(mask)) return undefined;
  const bits = mask === undefined ? BITS[family] : Number(mask);
  if (bits > BITS[family]) return undefined;
  return family === 6 && MAPPED.check(address, 'ipv6')
    ? { family: 4, bits: bits - MAPPED_BITS }
    : { family, bits };
}

/** What is wrong with a text that should be an address or a network. Undefined where nothing is. */
export function networkProblem(text: string): string | undefined {
  const network = readNetwork(text);
  if (network === undefined) return PROBLEMS.unknown;
  const { family, bits } = network;
  if (bits < WIDEST[family]) return family === 4 ? PROBLEMS.wide4 : PROBLEMS.wide6;
  return family === 6 && bits > SUBSCRIBER_BITS && bits < BITS[6] ? PROBLEMS.narrow : undefined;
}

/**
 * How many units of what counts a network holds: addresses of IPv4, or networks of subscribers of IPv6. The text has no
 * {@link networkProblem}.
 */
export function unitsOf(text: string): number {
  const { family, bits } = readNetwork(text) ?? { family: 4, bits: BITS[4] };
  return 2 ** Math.max(0, (family === 4 ? BITS[4] : SUBSCRIBER_BITS) - bits);
}
