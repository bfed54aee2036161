import {
  type ObjectStore,
  openStore,
  REGISTRY_KEY,
  readState,
  type State,
} from '@cabinet/federation/registry';

/** Access to the releases of remotes. */
export interface Releases {
  readonly store: () => Promise<ObjectStore>;
  /** What is live; read again only when it has changed. */
  readonly state: () => Promise<State>;
}

/** @param address Of the store of releases, as `RELEASE_STORE` has it. */
export function openReleases(address: string): Releases {
  let opened: Promise<ObjectStore> | undefined;
  let read: { readonly tag: string | null; readonly state: State } | undefined;
  function store(): Promise<ObjectStore> {
    opened ??= openStore(address).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  return {
    store,
    async state() {
      const from = await store();
      const tag = await from.peek(REGISTRY_KEY);
      if (read === undefined || read.tag !== tag) read = { tag, state: await readState(from) };
      return read.state;
    },
  };
}
