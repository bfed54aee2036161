export type { SWRMutationConfiguration, SWRMutationResponse } from 'swr/mutation';
export { default as useSWRMutation } from 'swr/mutation';
