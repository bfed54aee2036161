export { default as useSWRInfinite } from 'swr/infinite';
