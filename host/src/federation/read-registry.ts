import { isRegistry } from './registry-shape.ts';

const LAST_GOOD_KEY = 'cabinet.registry';

/** What the host knows of its remotes when it starts. */
export interface RegistrySource {
  readonly value: unknown;
  readonly from: 'page' | 'network' | 'last-good' | 'snapshot' | 'none';
}

/**
 * Finds the registry: the copy inlined in the page, else the file, else the last good copy of this browser, else the
 * snapshot that was laid out with the host. A good one is remembered.
 */
export async function readRegistry(): Promise<RegistrySource> {
  const inlined = parse(() => document.getElementById('registry')?.textContent);
  if (isRegistry(inlined)) return remember({ value: inlined, from: 'page' });
  const fetched = await fetchRegistry();
  if (fetched !== undefined) return remember({ value: fetched, from: 'network' });
  const lastGood = parse(() => localStorage.getItem(LAST_GOOD_KEY));
  if (isRegistry(lastGood)) return { value: lastGood, from: 'last-good' };
  const snapshot = await fetchRegistry('/registry-snapshot.json');
  return snapshot === undefined ? { value: undefined, from: 'none' } : { value: snapshot, from: 'snapshot' };
}

/** Reads the registry from the server; undefined when that fails or it is not a registry. */
export async function fetchRegistry(address = '/registry.json'): Promise<unknown> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    const value: unknown = response.ok ? await response.json() : undefined;
    return isRegistry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function parse(read: () => string | null | undefined): unknown {
  try {
    const text = read();
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function remember(source: RegistrySource): RegistrySource {
  try {
    localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(source.value));
  } catch {
    // Storage may be full or forbidden; the copy is a convenience.
  }
  return source;
}
