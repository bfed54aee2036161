import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { directoryOf, openFolderStore, readState } from '@cabinet/federation/registry';
import type { Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { expect, test } from '../support/releases.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Run {
  readonly tool: ChildProcess;
  /** All that it has said. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** `pnpm release parts` as a developer runs it, from a folder that was built elsewhere. */
function startTool(dist: string, { site, url }: { readonly site: string; readonly url: string }): Run {
  const args = ['scripts/release.mjs', 'parts', '--dist', dist, '--url', url];
  const env = { ...process.env, RELEASE_STORE: site, RELEASE_BY: 'anna@example.org' };
  const tool = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [tool.stdout, tool.stderr]) stream?.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => tool.once('close', resolve));
  return { tool, said: () => output, ended };
}

const liveOf = async (site: string) => {
  const { remotes } = await readState(openFolderStore(site));
  const live = remotes.find(({ name }) => name === 'parts')?.live;
  return live && directoryOf(live.build);
};

const seesEdition = async (page: Page, edition: number) => {
  await page.goto('/parts');
  await expect(
    page.getByRole('heading', { level: 1, name: `Первая часть, издание ${edition}` }),
  ).toBeVisible();
};

test(
  'a release that is killed while its screens are tried leaves what was live, and the next one lands',
  FULL,
  async ({ page, signIn, releases, releaseSite, baseURL }) => {
    await signIn('user');
    await seesEdition(page, 1);
    const dist = await releases.build({ edition: 2 });
    const where = { site: releaseSite, url: String(baseURL) };
    const before = await liveOf(releaseSite);
    // While the browser starts, and while somebody is signed in or a screen is open; the whole check takes over two seconds.
    for (const delay of [50, 1000]) {
      const { tool, said, ended } = startTool(dist, where);
      await expect.poll(said, { timeout: 30_000, intervals: [20] }).toContain('▸ Smoke check');
      await pause(delay);
      tool.kill('SIGKILL');
      await ended;
      expect(await liveOf(releaseSite)).toBe(before);
      await seesEdition(page, 1);
    }
    const { said, ended } = startTool(dist, where);
    expect(await ended, said()).toBe(0);
    expect(said()).toMatch(/parts 1\.0\.0-\w+ is live: change \d+/);
    await seesEdition(page, 2);
  },
);
