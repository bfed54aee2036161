import { format } from 'node:util';
import { afterEach, beforeEach, jest } from '@jest/globals';

type Level = 'error' | 'warn';

let seen: string[] = [];

function listen(level: Level): void {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    seen.push(`console.${level}: ${format(...args)}`);
  });
}

/** Takes the messages that a test expected; they no longer fail it. */
export function takeConsoleMessages(): readonly string[] {
  const taken = seen;
  seen = [];
  return taken;
}

/** Makes every unexpected `console.error` and `console.warn` fail the test that caused it. */
export function failOnConsole(): void {
  beforeEach(() => {
    seen = [];
    listen('error');
    listen('warn');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    const unexpected = takeConsoleMessages();
    if (unexpected.length > 0) throw new Error(`The test wrote to the console:\n${unexpected.join('\n')}`);
  });
}
