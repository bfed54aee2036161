export { chatUrl, UNKNOWN_CHAT_URL } from './chat-url.ts';
export { offeredPathsAtom, offeredScreensAtom } from './offered-paths.ts';
export { paths } from './paths.ts';
