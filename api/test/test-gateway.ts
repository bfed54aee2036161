import { afterAll, beforeAll } from '@jest/globals';
import { startGatewayBefore } from '../../federation/src/testing/gateway.ts';
import { openWire } from '../../federation/src/testing/wire.ts';
import type { TestApi } from './test-api.ts';
import { FINGERPRINT, ORIGIN, type TestClient } from './test-client.ts';

export { onlyAnswer } from '../../federation/src/testing/wire.ts';
export type Wire = ReturnType<typeof openWire>;

/** The API of a `describe` as it listens, and a gateway that listens before it. */
export function useListening(api: TestApi, options: Parameters<typeof startGatewayBefore>[1] = {}) {
  const ports = { api: 0, gateway: 0 };
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const gateway = await startGatewayBefore(apiUrl, options);
    ports.api = Number(new URL(apiUrl).port);
    ports.gateway = gateway.port;
    ends.push(gateway.close);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return ports;
}

/** Opens a socket and sends the head of a request by this browser; the test sends the body or does not. */
export function begin(
  port: number,
  client: TestClient,
  {
    path,
    length,
    headers = [],
    method = 'POST',
    origin = ORIGIN,
  }: {
    readonly path: string;
    readonly length: number;
    readonly headers?: readonly string[];
    readonly origin?: string;
    readonly method?: string;
  },
): Wire {
  const wire = openWire(port);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  wire.send(
    `${method} /api/v1${path} HTTP/1.1`,
    `host: ${new URL(ORIGIN).host}`,
    `origin: ${origin}`,
    `x-security-check: ${FINGERPRINT}`,
    'content-type: application/octet-stream',
    `content-length: ${length}`,
    ...(cookie === '' ? [] : [`cookie: ${cookie}`]),
    ...headers,
    '',
    '',
  );
  return wire;
}
