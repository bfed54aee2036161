import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/children.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';

const FILLER = 'filler';

/**
 * A disk of its own for a folder, small enough to be filled; it needs root, and is as fast as memory.
 *
 * @param {string} folder
 * @param {number} megabytes
 * @param {import('./daemon.mjs').RunAs} runAs who writes there
 */
export function mountDisk(folder, megabytes, runAs) {
  const owner = runAs ? `,uid=${runAs.uid},gid=${runAs.gid}` : '';
  const options = `size=${megabytes}m,mode=700${owner}`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'cabinet-disk', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(`A small disk needs Linux and root: ${stderr}`);
}

/** @param {string} folder does nothing where it is part of a larger disk */
export function unmountDisk(folder) {
  if (readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `)) spawnSync('umount', [folder]);
}

/** To the last block. @param {string} folder */
export const fillDisk = (folder) =>
  run('dd', ['if=/dev/zero', `of=${join(folder, FILLER)}`, 'bs=4k', 'status=none']);

/** @param {string} folder */
export const freeDisk = (folder) => rmSync(join(folder, FILLER), { force: true });
