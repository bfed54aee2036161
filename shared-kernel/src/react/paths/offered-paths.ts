import { atom } from 'jotai';

/** A screen that a remote of the registry offers, as its contract describes it. */
export interface OfferedScreen {
  /** The pattern of its address. */
  readonly path: string;
  readonly title: string;
  /** What it needs beside a session. */
  readonly permission: string | null;
  /** Any one of these opens it, where several do. */
  readonly anyPermission?: readonly string[];
}

/** The screens that remotes of the registry offer. The host writes it. */
export const offeredScreensAtom = atom<readonly OfferedScreen[]>([]);

/**
 * The path patterns of these screens. A screen that links to another remote's screen looks here first, so that no link
 * leads nowhere.
 */
export const offeredPathsAtom = atom((get) => get(offeredScreensAtom).map(({ path }) => path));
