export { checkRemote } from './check-remote.mjs';
export { hostPreset } from './host.mjs';
export { remotePreset } from './remote.mjs';
export { runRspack } from './run-rspack.mjs';
export { kernelVersion, sharedRequests } from './shared.mjs';
