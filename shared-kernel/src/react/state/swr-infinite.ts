export type { SWRInfiniteConfiguration, SWRInfiniteResponse } from 'swr/infinite';
export { default as useSWRInfinite } from 'swr/infinite';
