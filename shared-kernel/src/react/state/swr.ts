/** The part of SWR that the cabinet uses; remotes import it from here so that all share one cache. */

export type { SWRConfiguration } from 'swr';
export { default as useSWR } from 'swr';
