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
