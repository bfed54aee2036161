import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useAtom } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';
import { useEffect } from 'react';
import { isPaletteOpenAtom } from './palette-atom.ts';
import { isPaletteShortcut } from './shortcut.ts';

const importPalette = () => import(/* webpackChunkName: "palette" */ './command-palette.tsx');

/** Listens for Ctrl/⌘-K; the palette's code comes with its first opening. */
export function CommandPaletteHost() {
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  const CommandPalette = useLazyPart(importPalette, {
    isWanted: isOpen,
    onFailure() {
      setOpen(false);
      notifyPartFailure();
    },
  });

  useEffect(
    function listenForShortcut() {
      function openByKey(event: KeyboardEvent) {
        if (!isPaletteShortcut(event)) return;
        event.preventDefault();
        setOpen((open) => !open);
      }
      window.addEventListener('keydown', openByKey);
      return () => window.removeEventListener('keydown', openByKey);
    },
    [setOpen],
  );

  return isOpen && CommandPalette && <CommandPalette onClose={() => setOpen(false)} />;
}
