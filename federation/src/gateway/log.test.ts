import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const NOBODY = ['http://127.0.0.1:9', 'http://localhost:9'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The server itself, whose log is read here. */
const start = (site: string, port: number) =>
  spawn(process.execPath, [path.join(import.meta.dirname, 'server.mjs')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_DIR: site,
      API_URLS: NOBODY.join(),
      TRUST_PROXY: '10.244.0.0/16',
      STOP_NOTICE_MS: '0',
    },
  });

describe('the log of the gateway', () => {
  let site: string;
  let child: ReturnType<typeof start>;
  afterEach(async () => {
    child.kill();
    await once(child, 'close');
    rmSync(site, { recursive: true });
  });

  it('has a line of JSON with its time in UTC for the settings, for each process of the API and for a failure', async () => {
    site = mkdtempSync(path.join(tmpdir(), 'gateway-log-'));
    const port = await freePort();
    child = start(site, port);
    const began = Date.now();
    const told: Record<string, unknown>[] = [];
    let answer: Promise<string> | undefined;
    for await (const line of createInterface({ input: child.stderr })) {
      told.push(JSON.parse(line));
      // It listens when it says what it thinks of its settings.
      if (String(told.at(-1)?.msg).startsWith('TRUST_PROXY'))
        answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
      if (told.length === 4) break;
    }
    const { details } = JSON.parse((await answer) ?? '');

    const messages = told.map(({ msg }) => String(msg)).sort();
    expect(messages).toEqual([
      expect.stringMatching(/^TRUST_PROXY trusts 10\.244\.0\.0\/16: /),
      'The gateway could not answer.',
      ...NOBODY.map((url) => expect.stringContaining(`${url} is away: `)),
    ]);
    for (const line of told) {
      expect(line).toMatchObject({ pid: child.pid, hostname: hostname() });
      expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(String(line.time))).toBeGreaterThan(began - 1000);
      expect([40, 50]).toContain(line.level);
    }
    expect(told.find(({ level }) => level === 50)).toMatchObject({
      reqId: details.trace_id,
      err: expect.stringContaining('No host is live'),
    });
  });
});
