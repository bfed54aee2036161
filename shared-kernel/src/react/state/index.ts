export type { Atom, Getter, PrimitiveAtom, Setter, WritableAtom } from './atoms.ts';
export { atom, StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from './atoms.ts';
export type { CabinetStore } from './cabinet-store.ts';
export { cabinetStore, createCabinetStore } from './cabinet-store.ts';
export { clearQueryCache, queryCache } from './query-cache.ts';
export { QueryProvider } from './query-provider.tsx';
export type { KeyedMutator, SWRConfiguration, SWRResponse } from './swr.ts';
export { SWRConfig, useSWR, useSWRConfig } from './swr.ts';
export { mutate } from './swr-cache.ts';
