import proxyAddr from '@fastify/proxy-addr';

/**
 * Reads `TRUST_PROXY`: addresses, networks or the names of `@fastify/proxy-addr`, separated by commas. The machine itself is
 * always among them, because the gateway stands there before the API.
 *
 * @param {string} [setting]
 * @returns {(address: string) => boolean} Whether the `X-Forwarded-*` headers of such a peer are believed.
 * @throws TypeError for what is no address.
 */
export function trustedProxies(setting = '') {
  const named = setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'loopback');
  const isTrusted = proxyAddr.compile(['loopback', ...named]);
  return (address) => isTrusted(address, 0);
}

/** A larger network is a part of the internet, and no place where only proxies stand. */
const LARGEST_PREFIX = 8;
/** A smaller one has at most 256 addresses. */
const NARROW = { 4: 24, 6: 120 };
/** Names of networks that hold whole data centres. */
const WIDE_NAMES = ['linklocal', 'uniquelocal'];
/** IPv4 written as IPv6: its first 96 bits say nothing. */
const MAPPED = /^::ffff:/i;

/**
 * What of `TRUST_PROXY` holds more than proxies. Whoever has an address there may say to come from any other, and so has no
 * limits.
 *
 * @param {string} [setting]
 * @returns {{refused: string[], wide: string[]}} Networks that production refuses, and those that are worth a warning.
 */
export function looseProxies(setting = '') {
  const named = setting.split(',').map((part) => part.trim());
  const isRefused = (/** @type {string} */ network) => prefixOf(network) < LARGEST_PREFIX;
  const isWide = (/** @type {string} */ network) =>
    WIDE_NAMES.includes(network) || prefixOf(network) < NARROW[isOfIPv6(network) ? 6 : 4];
  return { refused: named.filter(isRefused), wide: named.filter((each) => isWide(each) && !isRefused(each)) };
}

/** @param {string} network */
const isOfIPv6 = (network) => network.includes(':') && !MAPPED.test(network);

/** @param {string} network `10.0.0.0/8`, `10.0.0.0/255.0.0.0`; an address alone has all of its bits */
function prefixOf(network) {
  const [, length] = network.split('/');
  if (length === undefined) return Number.POSITIVE_INFINITY;
  if (!length.includes('.')) return Number(length) - (MAPPED.test(network) ? 96 : 0);
  const bits = length.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return `${bits.join('')}0`.indexOf('0');
}
