import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What a provider gives one household is at least a /64: four groups. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * One client for the limits: an IPv4 address, or the /64 network of an IPv6 one.
 *
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.replace(MAPPED, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = plain.includes('::') ? Math.max(0, GROUPS - head.length - tail.length) : 0;
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
