import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';
import { isExecutable, onPath } from './programs.mjs';
import { UserError } from './user-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium or Chrome of this system: the one that CHROME_BIN names, or else one of PATH and the usual places. */
function systemBrowser() {
  const named = process.env.CHROME_BIN;
  if (named && !isExecutable(named)) throw new UserError(`CHROME_BIN=${named} is not a program.`);
  return named || (onPath(...NAMES) ?? APPLICATIONS.find(isExecutable));
}

/**
 * How Playwright starts a browser: the system's own where there is one, quiet, and without a sandbox where root forbids
 * it.
 *
 * @returns {{executablePath?: string, args: string[]}}
 */
export function chromiumOptions() {
  const executablePath = systemBrowser();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
  return { ...(executablePath !== undefined && { executablePath }), args: [...sandbox, ...quiet] };
}

/** Playwright's own Chromium, where it has been installed. */
async function playwrightBrowser() {
  const load = createRequire(join(ROOT, 'e2e', 'package.json'));
  const { chromium } = load('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The program of the browser tests. */
export function playwrightCommand() {
  const require = createRequire(join(ROOT, 'e2e', 'package.json'));
  return join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs a font that stands in for the cabinet's face until that has come (host/src/typeface). A bare Linux has none of
 * its widths, so pages would move in the tests as they do for nobody else. Where it cannot be installed, the tests say
 * what moved.
 *
 * @param {(text: string) => void} detail
 */
async function bringStandIn(detail) {
  if (!canUseApt()) return;
  const match = await run('sh', ['-c', 'fc-match Arial']);
  if (/Arial|Liberation|Roboto/.test(match.output)) return;
  await apt(['install', '-y', '--no-install-recommends', 'fonts-liberation'], detail);
}

/**
 * Installs packages after a look at what there is to install.
 *
 * @param {string[]} args @param {(text: string) => void} detail
 */
async function apt(args, detail) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, onLine: detail });
  return run('apt-get', args, { env, onLine: detail });
}

/**
 * Finds a browser for the tests: the system's, otherwise Playwright's, otherwise one that can be installed here.
 *
 * @param {(text: string) => void} [detail]
 * @returns {Promise<string>} its program
 */
export async function findBrowser(detail = () => {}) {
  await bringStandIn(detail);
  const found = systemBrowser() ?? (await playwrightBrowser());
  if (found !== undefined) return found;

  const downloaded = await run(process.execPath, [playwrightCommand(), 'install', 'chromium'], {
    onLine: detail,
  });
  const own = downloaded.code === 0 ? await playwrightBrowser() : undefined;
  if (own !== undefined) return own;

  const tried = ['a Chromium or Chrome on PATH', "Playwright's own download"];
  let output = downloaded.output;
  if (canUseApt()) {
    tried.push('apt-get install chromium');
    const installed = await apt(['install', '-y', '--no-install-recommends', 'chromium'], detail);
    output = installed.output;
    const fromApt = systemBrowser();
    if (fromApt !== undefined) return fromApt;
  }
  throw new UserError(
    `No browser for the browser tests. Tried: ${tried.join(', ')}. Install Chromium or Chrome, or name one: CHROME_BIN=/path/to/chrome npm test`,
    { output },
  );
}
