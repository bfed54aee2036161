export { atom, StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from '../store/atoms.ts';
export { cabinetStore, createCabinetStore } from '../store/cabinet-store.ts';
export { useHasUnsavedInput } from '../store/unsaved-input.ts';
export { QueryProvider } from './query-provider.tsx';
export type { SWRConfiguration } from './swr.ts';
export { useSWR } from './swr.ts';
export { mutate } from './swr-cache.ts';
export { type AttentionItem, useAttention } from './use-attention.ts';
export { useLate } from './use-late.ts';
