import type { MenuBlock } from './build-menu.ts';

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** Address of the line that the open page belongs to: the longest that leads to it (`/admin/payers`, not `/admin`). */
export function currentEntry(blocks: readonly MenuBlock[], pathname: string): string | undefined {
  return blocks
    .flatMap((block) => block.entries.map((entry) => entry.to))
    .filter((to) => isWithin(pathname, to))
    .sort((a, b) => b.length - a.length)[0];
}
