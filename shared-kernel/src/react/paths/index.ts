export { offeredPathsAtom } from './offered-paths.ts';
export { paths } from './paths.ts';
