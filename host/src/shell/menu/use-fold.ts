import { useState } from 'react';
import type { MenuBlock } from './build-menu.ts';
import { holdsEntry } from './current-entry.ts';
import { readStoredFold, storeFold } from './stored-fold.ts';

/**
 * Whether a foldable section is open (product §2.5): as the person left it, and for a page of its own always, until they
 * fold it there by hand.
 */
export function useFold(block: MenuBlock, current: string | undefined) {
  const [isChosen, choose] = useState(readStoredFold);
  const [foldedOn, setFoldedOn] = useState<string>();
  const isOpen = holdsEntry(block, current) ? current !== foldedOn : isChosen;
  function toggle() {
    choose(!isOpen);
    setFoldedOn(isOpen ? current : undefined);
    storeFold(!isOpen);
  }
  return { isOpen, toggle };
}
