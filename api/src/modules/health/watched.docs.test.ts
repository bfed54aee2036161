import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startBackground } from '#scheduled-jobs/background.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';

const read = (file: string) => readFile(path.join(import.meta.dirname, '../../../..', file), 'utf8');

describe.each(anyDatabase)('what is watched on $name', (database) => {
  const api = useTestApi(database);

  /** Every metric of ours. The metrics of letters come with the background work. */
  async function known(): Promise<string[]> {
    await startBackground(api.app)();
    const { payload } = await api.app.inject('/metrics');
    return [...payload.matchAll(/^# HELP (cabinet_\w+)/gm)].map(([, name = '']) => name);
  }

  it.each([
    'deploy/prometheus/rules.yaml',
    'deploy/prometheus/rules.test.yaml',
    'deploy/grafana/cabinet.json',
  ])('%s names only metrics that there are', async (file) => {
    const named = [...(await read(file)).matchAll(/\bcabinet_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(named.length).toBeGreaterThan(10);
    const all = await known();
    expect([...new Set(named)].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('answers where Kubernetes asks, and where Prometheus does', async () => {
    const probes = [...(await read('deploy/kubernetes/base/api.yaml')).matchAll(/httpGet: \{ path: (\S+),/g)];
    expect(probes).toHaveLength(3);
    for (const path of [...probes.map(([, probe = '']) => probe), '/metrics'])
      expect((await api.app.inject(path)).statusCode).toBe(200);
  });

  it('is explained, each metric', async () => {
    const readme = await read('api/src/modules/health/README.md');
    expect((await known()).filter((name) => !new RegExp(`\`${name}[\`{]`).test(readme))).toEqual([]);
  });
});
