/** The part of SWR that the cabinet uses; remotes import it from here so that all share one cache. */

export type { KeyedMutator, SWRConfiguration, SWRResponse } from 'swr';
export { default as useSWR, SWRConfig, useSWRConfig } from 'swr';
