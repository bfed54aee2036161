export { findPathCollision, findRoute, matchesPath } from './paths.mjs';
export { satisfies } from './range.mjs';
export { validateContract, validateRegistryFrame, validateRegistryRemote } from './validate.mjs';
/** @typedef {import('./types.ts').RemoteContract} RemoteContract */
/** @typedef {import('./types.ts').RouteContract} RouteContract */
/** @typedef {import('./types.ts').MenuItemContract} MenuItemContract */
/** @typedef {import('./types.ts').MenuSection} MenuSection */
/** @typedef {import('./types.ts').MenuCondition} MenuCondition */
/** @typedef {import('./types.ts').Registry} Registry */
/** @typedef {import('./types.ts').RegistryRemote} RegistryRemote */
