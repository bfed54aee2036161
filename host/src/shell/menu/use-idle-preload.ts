import { paths } from '@cabinet/kernel/paths';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useEffect } from 'react';
import { whenIdle } from '../../page/when-idle.ts';
import type { MenuBlock, MenuUser } from './build-menu.ts';
import { preloadScreen } from './preload-screen.ts';

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** One after another, each in an idle moment, so that nothing a person does has to wait. */
function preloadInTurn(addresses: readonly string[], user: MenuUser): () => void {
  const [address, ...rest] = addresses;
  if (address === undefined) return () => undefined;
  let stopNext = () => {};
  let isStopped = false;
  const stopThis = whenIdle(async () => {
    await preloadScreen(address, user);
    if (!isStopped) stopNext = preloadInTurn(rest, user);
  });
  return () => {
    isStopped = true;
    stopThis();
    stopNext();
  };
}

/** Brings the screens of the menu while the page is idle, unless the browser saves data. */
export function useIdlePreload(blocks: readonly MenuBlock[]): void {
  const user = useCurrentUser();
  useEffect(
    function preloadMenu() {
      if (user === null || isSavingData()) return;
      const addresses = blocks.flatMap((block) => block.entries.map((entry) => entry.to));
      return preloadInTurn([paths.home.to(), ...addresses], user);
    },
    [blocks, user],
  );
}
