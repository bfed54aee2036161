export { chatUrl, UNKNOWN_CHAT_URL } from './chat-url.ts';
export { contractPaths } from './contract-paths.ts';
export { offeredPathsAtom, offeredScreensAtom } from './offered-paths.ts';
export { paths } from './paths.ts';
export { routePath } from './route-path.ts';
