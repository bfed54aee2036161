import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../federation/src/registry/index.mjs';

const RELEASE_FILE = 'release.json';

/** Where a screen names itself. */
const TITLE = /PageHeader,\{title:"([^"]+)"/g;

/** What a build made by {@link restamp} puts behind the headings of its screens. @param {string} build */
const markOf = (build) => ` · ${build}`;

/**
 * A text without the mark, and the build that it names.
 *
 * @param {string} heading
 * @returns {{words: string, build: string | undefined}}
 */
export function readMark(heading) {
  const [words = '', build] = heading.split(' · ');
  return { words, build };
}

/** @param {string} text @param {ReadonlyMap<string, string>} changes */
function replaceAll(text, changes) {
  return [...changes].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** Of the pages of a host that {@link restampHost} has made. */
export const EDITION = 'edition';

/**
 * Makes another build of the host: the same scripts, under a page that names the build.
 *
 * @param {string} dist the build, which stays as it is
 * @param {string} target a folder that there is not yet
 * @param {string} build
 */
export async function restampHost(dist, target, build) {
  await cp(dist, target, { recursive: true });
  const release = JSON.parse(await readFile(join(dist, RELEASE_FILE), 'utf8'));
  await writeFile(join(target, RELEASE_FILE), JSON.stringify({ ...release, build }));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const meta = `<meta name="${EDITION}" content="${build}">`;
  await writeFile(join(target, 'index.html'), page.replace('</head>', `${meta}</head>`));
}

/**
 * Makes another build of a built remote: its code under another name, its headings with that name behind them.
 *
 * @param {string} dist the build, which stays as it is
 * @param {string} target a folder that there is not yet
 * @param {string} build as long as the name of a real one
 */
export async function restamp(dist, target, build) {
  await cp(dist, target, { recursive: true });
  const release = await readFile(join(dist, RELEASE_FILE), 'utf8');
  /** @type {{build: string, entry: string, integrity: Record<string, string>}} */
  const { build: old, entry, integrity } = JSON.parse(release);
  const changes = new Map([[old, build]]);

  /** @param {string} file */
  async function rewrite(file) {
    const text = await readFile(join(target, file), 'utf8');
    const changed = replaceAll(text, changes).replace(
      TITLE,
      (_all, title) => `PageHeader,{title:"${title}${markOf(build)}"`,
    );
    await writeFile(join(target, file), changed);
    const before = integrity[file];
    if (before !== undefined) changes.set(before, integrityOf(changed));
  }

  const files = (await readdir(target)).filter((file) => file !== entry && file !== RELEASE_FILE);
  // The entry holds the hashes of the others, release.json that of the entry too.
  for (const file of [...files, entry, RELEASE_FILE]) await rewrite(file);
}
