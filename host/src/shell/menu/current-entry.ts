import type { MenuBlock, MenuEntry } from './build-menu.ts';

/** How much of the page's address the line stands for; 0: the page is none of its own. */
function reachOf({ to, within }: MenuEntry, pathname: string): number {
  const reached = within.filter((address) => pathname === address || pathname.startsWith(`${address}/`));
  return Math.max(0, ...[...reached, ...(pathname === to ? [to] : [])].map(({ length }) => length));
}

/** Whether a line of the section is the one of an address. */
export const holdsEntry = ({ entries }: MenuBlock, to: string | undefined): boolean =>
  entries.some((entry) => entry.to === to);

/**
 * Address of the line that the open page belongs to: of several the one that stands for most of it (`/admin/payers`, not
 * `/admin`). There are pages of no line.
 */
export function currentEntry(blocks: readonly MenuBlock[], pathname: string): string | undefined {
  return blocks
    .flatMap((block) => block.entries)
    .map((entry) => ({ to: entry.to, reach: reachOf(entry, pathname) }))
    .filter(({ reach }) => reach > 0)
    .sort((a, b) => b.reach - a.reach)[0]?.to;
}
