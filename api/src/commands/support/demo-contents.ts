import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { moscowDay } from '@cabinet/kernel/core/calendar';
import type { Config } from '#config/index.ts';
import type { Contents } from '#db/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { seedHistory, startOfWeek } from '#seed/index.ts';

/**
 * What a new embedded database of the demonstration holds at the beginning: its history, which is made once a week and
 * build (decision 0080).
 */
export function demoContents({ mode }: Config, now = new Date()): Contents | undefined {
  if (mode !== 'demo') return undefined;
  return {
    key: `demo-${moscowDay(startOfWeek(now))}-${buildHash()}`,
    fill: (db) => seedHistory(db, { hasher: createArgon2Hasher(), now }),
  };
}

/** This file is part of a bundle that holds the seed, its data and the SQL. */
function buildHash(): string {
  const bundle = readFileSync(fileURLToPath(import.meta.url));
  return createHash('sha256').update(bundle).digest('hex').slice(0, 16);
}
