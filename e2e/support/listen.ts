import type { createGateway } from '@cabinet/federation/gateway';

/**
 * Opens a gateway on a free port.
 *
 * @returns Its origin, by the name of this machine: a passkey is for a name, and no browser makes one for an address.
 */
export async function listen(gateway: Awaited<ReturnType<typeof createGateway>>): Promise<string> {
  const address = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  address.hostname = 'localhost';
  return address.origin;
}
