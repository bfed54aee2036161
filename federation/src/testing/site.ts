import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layOut } from '../registry/index.mjs';
import { openFolderStore } from '../store/folder-store.mjs';

/** The smallest site that a gateway can serve. */
export async function makeSite() {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(site, 'host'));
  await mkdir(path.join(site, 'mfe'));
  await writeFile(path.join(site, 'host/index.html'), '<head></head><div id="root"></div><!--registry-->');
  await writeFile(path.join(site, 'host/assets.json'), '{"shell":["shell.js"]}');
  await layOut(openFolderStore(site), [], 'a test');
  return { site, remove: () => rm(site, { recursive: true, force: true }) };
}
