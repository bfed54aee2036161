import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isInDocument } from '@cabinet/http-server/settings';
import { describe, expect, it } from '@jest/globals';
import { PRODUCTION_ENV } from '#test/production-env.ts';
import { loadConfig } from './index.ts';
import { API_VARIABLES, VARIABLES } from './variables.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (name: string) => readFile(path.join(ROOT, 'deploy', name), 'utf8');

describe('configuration', () => {
  it('gets from the samples of deploy/ all that production asks for, and nothing that nobody knows', async () => {
    const [, ofApi = ''] = (await read('compose.yaml')).split(/^(?:x-api|services):/m);
    const names = [
      ...ofApi.matchAll(/^ {4}([A-Z_]+): /gm),
      ...(await read('api.env.example')).matchAll(/^([A-Z_]+)=/gm),
    ].map(([, name = '']) => name);
    const required = Object.keys(PRODUCTION_ENV).filter((name) => name !== 'ALLOW_EMBEDDED_DATABASE');
    expect(names).toEqual(expect.arrayContaining([...required, 'DATABASE_URL', 'TRUST_PROXY']));
    expect(names.filter((name) => !(name in VARIABLES))).toEqual([]);
  });

  it('starts as production with what the manifests for Kubernetes give it, and knows each name', async () => {
    const pairs = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);
    const inFiles = await Promise.all(
      ['settings.env', 'settings-api.env', 'secrets-database.env.example'].map(async (name) =>
        pairs(await read(`kubernetes/example/values/${name}`), /^(\w+)=(.*)$/gm),
      ),
    );
    const manifest = await read('kubernetes/base/api.yaml');
    const given = Object.fromEntries([
      ...inFiles.flat(),
      ...pairs(manifest, /name: (\w+), value: '?([^ '}]+)/g),
    ]);
    expect(Object.keys(given).filter((name) => !(name in VARIABLES))).toEqual([]);

    const DATABASE_URL = 'postgres://cabinet_api:secret@db/cabinet?sslmode=verify-full';
    const { ALLOW_EMBEDDED_DATABASE: _, ...secrets } = PRODUCTION_ENV;
    expect(Object.keys(given)).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATABASE_READ_URL']));
    const config = loadConfig({ ...secrets, ...given, DATABASE_URL });
    expect(config).toMatchObject({ mode: 'production', host: '0.0.0.0', secureCookies: true });
    expect(manifest).toContain(`containerPort: ${config.port} `);
  });

  it('stands in full in docs/settings.md (UPDATE_SETTINGS=1 writes it)', () => {
    expect(isInDocument(path.join(ROOT, 'docs/settings.md'), 'api', API_VARIABLES)).toBe(true);
  });
});
