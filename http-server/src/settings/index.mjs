export {
  baseUrl,
  baseUrls,
  choice,
  flag,
  hosts,
  integer,
  isLoopback,
  link,
  origins,
  parts,
  port,
  proxies,
  publicPage,
  reachableAt,
  rootUrl,
  secretUrl,
  text,
} from './kinds.mjs';
export { readVariables } from './read-variables.mjs';
export { isInDocument } from './settings-table.mjs';
export { overHttps, SHARED_VARIABLES } from './shared-variables.mjs';

/** @typedef {import('./read-variables.mjs').Env} Env */
/** @typedef {import('./read-variables.mjs').Rule} Rule */
/** @typedef {import('./read-variables.mjs').VariableTable} VariableTable */
/**
 * @template T
 * @typedef {import('./read-variables.mjs').Kind<T>} Kind
 */
