import type { MenuItemContract, RegistryRemote, RouteContract } from '@cabinet/federation/contract';
import { useEffect, useState } from 'react';
import { liveRemotes, offeredRemotes, refreshRemotes } from '../../federation/remotes.ts';

/** What remotes offer, with the words of the palette. */
export interface WordedOffer {
  readonly routes: readonly RouteContract[];
  readonly menu: readonly MenuItemContract[];
  /** Whether the words are known; the page is not told them. */
  readonly isWhole: boolean;
}

/** The same screen of a remote, whichever build says the words. */
function worded(offered: RegistryRemote, live: RegistryRemote | undefined) {
  const routes = offered.contract.routes.map((route) => {
    const said = live?.contract.routes.find(({ path }) => path === route.path);
    const { command = route.command, commands, finds } = said ?? route;
    return {
      ...route,
      ...(command && { command }),
      ...(commands && { commands }),
      ...(finds && { finds }),
    };
  });
  const menu = offered.contract.menu.map((line) => {
    const said = live?.contract.menu.find(
      ({ path, section }) => path === line.path && section === line.section,
    );
    return said?.synonyms === undefined ? line : { ...line, synonyms: said.synonyms };
  });
  return { routes, menu };
}

const hasWords = ({ contract: { routes, menu } }: RegistryRemote) =>
  menu.some(({ synonyms }) => synonyms !== undefined) ||
  routes.some(({ command, commands, finds }) => command?.synonyms ?? commands ?? finds);

function wordedOffer(): WordedOffer {
  const live = liveRemotes();
  const remotes = offeredRemotes().map((offered) =>
    worded(
      offered,
      live.find(({ name }) => name === offered.name),
    ),
  );
  return {
    routes: remotes.flatMap(({ routes }) => routes),
    menu: remotes.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order),
    isWhole: live.some(hasWords),
  };
}

/** What remotes offer. The words come with the registry's file, for which the first opening of the palette asks. */
export function useWordedOffer(): WordedOffer {
  const [offer, setOffer] = useState(wordedOffer);
  useEffect(
    function askForWords() {
      if (offer.isWhole) return;
      let isHere = true;
      void refreshRemotes().then(() => isHere && setOffer({ ...wordedOffer(), isWhole: true }));
      return () => {
        isHere = false;
      };
    },
    [offer.isWhole],
  );
  return offer;
}
