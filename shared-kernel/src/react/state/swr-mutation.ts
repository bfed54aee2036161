export { default as useSWRMutation } from 'swr/mutation';
