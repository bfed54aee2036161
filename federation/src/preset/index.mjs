export { checkRemote } from './check-remote.mjs';
export { hostPreset } from './host.mjs';
export { remotePreset } from './remote.mjs';
export { kernelVersion, sharedRequests } from './shared.mjs';
