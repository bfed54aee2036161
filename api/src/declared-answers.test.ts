import { ERROR_CATALOGUE, type ErrorCode } from '@cabinet/kernel/core/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { anyDatabase } from '../test/databases.ts';
import { createTestApi, type TestApi } from '../test/test-api.ts';
import { declaredCodes, hasEnvelope, watched } from '../test/watch-answers.ts';

const METHODS_OF_CHANGE = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What the gates in front of a route and its schemas may answer, whatever the route itself does. */
function codesOfGates({ method, config, schema }: RouteOptions): ErrorCode[] {
  const isChange = METHODS_OF_CHANGE.includes(String(method));
  const reads =
    schema?.body !== undefined || schema?.querystring !== undefined || schema?.params !== undefined;
  return [
    'RATE.001',
    'SYS.001',
    'SYS.002',
    ...(isChange && config?.originCheck !== false ? (['AUTH.008'] as const) : []),
    ...(config?.fingerprint === 'required' ? (['AUTH.009'] as const) : []),
    ...(config?.access === 'public' ? [] : (['AUTH.001', 'AUTH.002', 'AUTH.007'] as const)),
    ...(typeof config?.access === 'object' ? (['AUTH.003'] as const) : []),
    ...(reads ? (['VAL.003'] as const) : []),
  ];
}

describe.each(anyDatabase)('the OpenAPI document over $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  it('declares for each route whatever its gates may answer', () => {
    const routes = watched.routes.filter(({ url, method }) => hasEnvelope(url) && method !== 'HEAD');
    expect(routes.length).toBeGreaterThan(45);
    const missing = routes.flatMap((route) =>
      codesOfGates(route)
        .filter((code) => !declaredCodes(route.schema, ERROR_CATALOGUE[code].httpStatus)?.includes(code))
        .map((code) => `${String(route.method)} ${route.url}: ${code}`),
    );
    expect(missing).toEqual([]);
  });
});
