import { atom } from 'jotai';

/**
 * Path patterns of the screens that remotes of the registry offer. The host writes it; a screen that links to
 * another remote's screen looks here first, so that no link leads nowhere.
 */
export const offeredPathsAtom = atom<readonly string[]>([]);
