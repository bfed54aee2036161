import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';

const HOUR_MS = 3_600_000;
const PRELOAD = path.join(import.meta.dirname, 'clock-ahead.cjs');

export interface OwnTime {
  readonly url: string;
  /** Lets so many hours pass, for the API and its database. */
  readonly goOn: (hours: number) => void;
  readonly stop: () => Promise<void>;
}

/** A product of the test's own, whose days pass when the test says so. */
export async function startOwnTime(): Promise<OwnTime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-time-'));
  const file = path.join(folder, 'ahead-ms');
  let ahead = 0;
  const write = () => writeFileSync(file, String(ahead));
  write();
  const env = { CLOCK_AHEAD_FILE: file, NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}` };
  const stack: Stack = await startStack({ env });
  return {
    url: stack.url,
    goOn(hours) {
      ahead += hours * HOUR_MS;
      write();
    },
    async stop() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
