import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';

const HOUR_MS = 3_600_000;
/** The facts of the API's metrics are as old at most, and the clock of a server is looked at as often. */
const FACTS_MS = 16_000;
const LOOKED_AT_MS = 500;
const PRELOAD = path.join(import.meta.dirname, 'clock-ahead.cjs');

export interface OwnTime {
  readonly url: string;
  /** Lets so many hours pass, for the API and its database. */
  readonly goOn: (hours: number) => void;
  /** Waits until every letter has been sent: hours that pass before that are none for whoever reads them. */
  readonly lettersLeft: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A product of the test's own, whose days pass when the test says so. */
export async function startOwnTime(): Promise<OwnTime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-time-'));
  const file = path.join(folder, 'ahead-ms');
  let ahead = 0;
  const pass = (ms: number) => {
    ahead += ms;
    writeFileSync(file, String(ahead));
  };
  pass(0);
  const env = { CLOCK_AHEAD_FILE: file, NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}` };
  const stack: Stack = await startStack({ env });
  return {
    url: stack.url,
    goOn: (hours) => pass(hours * HOUR_MS),
    async lettersLeft() {
      const areWaiting = async () => {
        pass(FACTS_MS);
        await setTimeout(LOOKED_AT_MS);
        return !/^cabinet_outbox_waiting(\{[^}]*\})? 0$/m.test(
          await (await fetch(`${stack.apiUrl}/metrics`)).text(),
        );
      };
      while (await areWaiting());
    },
    async stop() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
