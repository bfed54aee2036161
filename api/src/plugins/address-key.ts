import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What a provider gives one customer is at least a /64: four groups. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 address. */
export function addressKey(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = [], tail = []] = ip
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = ip.includes('::')
    ? Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
    : [];
  const network = [...head, ...gap, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
