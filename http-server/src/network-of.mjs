import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
const NETWORK_GROUPS = 4;

/**
 * What is counted as one client: an IPv4 address, or the /64 network of an IPv6 one, which is what one household is given.
 *
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.replace(MAPPED, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = plain.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
