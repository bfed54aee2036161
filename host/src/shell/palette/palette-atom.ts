import { atom } from '@cabinet/kernel/state';

/** Whether the command palette is open. */
export const isPaletteOpenAtom = atom(false);
