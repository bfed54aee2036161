import type { MenuItemContract, RegistryRemote, RouteContract } from '@cabinet/federation/contract';
import { useEffect, useState } from 'react';
import { providedKernel } from '../../federation/provided-kernel.ts';
import { fetchRegistry } from '../../federation/read-registry.ts';
import { offeredRemotes } from '../../federation/remotes.ts';

/** What remotes offer, with the words of the palette. */
export interface WordedOffer {
  readonly routes: readonly RouteContract[];
  readonly menu: readonly MenuItemContract[];
  /** Whether the words are known; the page is not told them. */
  readonly isWhole: boolean;
}

/** What the registry says with words; kept for the next opening, because it is about nobody. */
let saying: readonly RegistryRemote[] = [];

/** The words are those of the live builds: they fit the same addresses of the builds that the page keeps. */
async function readWords(): Promise<void> {
  const [value, { checkRemotes }] = await Promise.all([
    fetchRegistry('/registry.json?words'),
    import(/* webpackChunkName: "check-remotes" */ '../../federation/check-remotes.ts'),
  ]);
  const checked = checkRemotes(value, providedKernel()) ?? [];
  saying = checked.flatMap((each) => (each.kind === 'ready' ? [each.remote] : []));
}

/** The same screens of a remote, whichever build says the words. */
function worded(offered: RegistryRemote, said: RegistryRemote | undefined) {
  const routes = offered.contract.routes.map((route) => {
    const same = said?.contract.routes.find(({ path }) => path === route.path);
    const { command = route.command, commands, finds } = same ?? route;
    return { ...route, ...(command && { command }), ...(commands && { commands }), ...(finds && { finds }) };
  });
  const menu = offered.contract.menu.map((line) => {
    const same = said?.contract.menu.find(
      ({ path, section }) => path === line.path && section === line.section,
    );
    return same?.synonyms === undefined ? line : { ...line, synonyms: same.synonyms };
  });
  return { routes, menu };
}

const hasWords = ({ contract: { routes, menu } }: RegistryRemote) =>
  menu.some(({ synonyms }) => synonyms !== undefined) ||
  routes.some(({ command, commands, finds }) => command?.synonyms ?? commands ?? finds);

function wordedOffer(): WordedOffer {
  const offered = offeredRemotes();
  const remotes = offered.map((remote) =>
    worded(
      remote,
      saying.find(({ name }) => name === remote.name),
    ),
  );
  return {
    routes: remotes.flatMap(({ routes }) => routes),
    menu: remotes.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order),
    isWhole: saying.length > 0 || offered.some(hasWords),
  };
}

/** What remotes offer. The words come from the registry's file, for which the first opening of the palette asks. */
export function useWordedOffer(): WordedOffer {
  const [offer, setOffer] = useState(wordedOffer);
  useEffect(
    function askForWords() {
      if (offer.isWhole) return;
      let isHere = true;
      readWords()
        // Without the words the screens are found by their labels.
        .catch(() => undefined)
        .then(() => isHere && setOffer({ ...wordedOffer(), isWhole: true }));
      return () => {
        isHere = false;
      };
    },
    [offer.isWhole],
  );
  return offer;
}
