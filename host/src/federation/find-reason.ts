import type { LoadableBuild } from '@cabinet/federation/contract';

/** File below a build's base → its hash. */
async function hashesOf({ base }: LoadableBuild): Promise<Record<string, unknown>> {
  const release: unknown = await (await fetch(`${base}release.json`)).json();
  return Object(Object(release).integrity);
}

/**
 * Files of which one has not come, with the hash that each should have: a script is named by the error, a style is not,
 * and without a chunk it is the entry.
 */
async function suspects(error: unknown, build: LoadableBuild): Promise<[file: string, hash: unknown][]> {
  const { name, request } = Object(error);
  if (name !== 'ChunkLoadError') return Object.entries(build.integrity);
  const hashes = Object.entries(await hashesOf(build));
  return typeof request === 'string'
    ? hashes.filter(([file]) => request.endsWith(`/${file}`))
    : hashes.filter(([file]) => file.endsWith('.css'));
}

async function isOther(url: string, hash: unknown): Promise<boolean> {
  const response = await fetch(url, { cache: 'force-cache' });
  if (!response.ok) return false;
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  if (hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`) return false;
  // What the browser's cache keeps for a year would fail each later attempt as well.
  await fetch(url, { cache: 'reload' });
  return true;
}

/**
 * Why a file of a build did not come. The browser tells a file that it refused by its integrity from one that never came
 * in its console only, so it is asked for once more and compared. It is never run, whatever the answer.
 */
export async function reasonOf(error: unknown, build: LoadableBuild): Promise<'network' | 'integrity'> {
  try {
    for (const [file, hash] of await suspects(error, build))
      if (await isOther(`${build.base}${file}`, hash)) return 'integrity';
  } catch {
    // Nothing comes at all.
  }
  return 'network';
}
