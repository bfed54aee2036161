import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { ApiModule } from '#plugins/context.ts';
import { within } from './index.ts';

const SQL = /\bsql(<|`|\.)|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bpool\.query\(/;
/** A list names its columns, so the rest of its SQL may stand beside them. */
const LIST = /\/list\.ts$/;

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) =>
  each.isDirectory(),
);
const files = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

describe('the modules of the API', () => {
  it.each(folders.map(({ name }) => name))('%s has routes', (name) => {
    expect(files.some((file) => file.startsWith(`${name}/`) && file.endsWith('routes.ts'))).toBe(true);
  });

  it('keep SQL in repositories', () => {
    const others = files.filter((file) => !file.endsWith('repository.ts') && !LIST.test(file));
    expect(
      others.filter((file) => SQL.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'))),
    ).toEqual([]);
  });

  it.each([
    ['/reports', '/api/v1/reports is fine'],
    ['/reports/monthly', '/api/v1/reports/monthly is fine'],
    ['/reportsmonthly', '/api/v1/reportsmonthly does not belong to the module "reports"'],
    ['/users/me/reports', '/api/v1/users/me/reports does not belong to the module "reports"'],
  ])('register addresses of their own segment only: %s', async (url, expected) => {
    const module: ApiModule = async (app) => {
      app.get(url, async () => null);
    };
    const app = Fastify();
    const start = app.register(within('reports', module), { prefix: '/api/v1' }).ready();
    expect(
      await start.then(
        () => `/api/v1${url} is fine`,
        (error: Error) => error.message,
      ),
    ).toBe(expected);
    await app.close();
  });
});
