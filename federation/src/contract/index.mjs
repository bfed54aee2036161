export { fitRemotes } from './fit-remotes.mjs';
export { neededPermissions } from './needed-permissions.mjs';
export { findRoute, matchesPath } from './paths.mjs';
export { satisfies } from './range.mjs';
export { validateRegistryFrame, validateRegistryRemote } from './registry-file.mjs';
export { validateContract } from './remote-contract.mjs';
/** @typedef {import('./fit-remotes.mjs').CheckedRemote} CheckedRemote */
/** @typedef {import('./fit-remotes.mjs').ProvidedKernel} ProvidedKernel */
/** @typedef {import('./remote-contract.mjs').RemoteContract} RemoteContract */
/** @typedef {import('./remote-contract.mjs').RouteContract} RouteContract */
/** @typedef {import('./remote-contract.mjs').PartContract} PartContract */
/** @typedef {import('./remote-contract.mjs').FindsContract} FindsContract */
/** @typedef {import('./remote-contract.mjs').MenuItemContract} MenuItemContract */
/** @typedef {import('./remote-contract.mjs').MenuSection} MenuSection */
/** @typedef {import('./remote-contract.mjs').MenuCondition} MenuCondition */
/** @typedef {import('./registry-file.mjs').LoadableBuild} LoadableBuild */
/** @typedef {import('./registry-file.mjs').Registry} Registry */
/** @typedef {import('./registry-file.mjs').RegistryRemote} RegistryRemote */
