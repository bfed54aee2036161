import type { ApiInstance } from '#plugins/context.ts';

/** Where this process listens; undefined before it does. The emulated provider is called at this address. */
export function selfAddress(app: Pick<ApiInstance, 'server'>): string | undefined {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return undefined;
  const isAny = address.address === '::' || address.address === '0.0.0.0';
  const host = isAny ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
