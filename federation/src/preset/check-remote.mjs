import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateContract } from '../contract/index.mjs';
import { namedPermissions } from '../contract/named-permissions.mjs';
import { knownPermissions } from './known-permissions.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { readLoaderRecord } from './loader-records.mjs';

/**
 * @typedef {object} RemoteSources
 * @property {import('../contract/index.mjs').RemoteContract} contract
 * @property {Map<string, string>} routes Route id → import request in `src/routes.tsx`.
 * @property {Map<string, string> | null} modals Modal id → import request in `src/modals.tsx`.
 */

/** @param {string} what @param {Iterable<string>} promised @param {Iterable<string>} found */
function compare(what, promised, found) {
  const [inContract, inCode] = [new Set(promised), new Set(found)];
  const problems = [];
  for (const id of inContract)
    if (!inCode.has(id)) problems.push(`the contract promises the ${what} "${id}", the code has none`);
  for (const id of inCode)
    if (!inContract.has(id))
      problems.push(`the code has the ${what} "${id}", the contract does not promise it`);
  return problems;
}

/**
 * Reads a remote's contract and compares it with the code: every promised route and modal has a module, every module
 * is promised, every permission is one of the product's. A contract that names one needs `@cabinet/access` beside it, which lists them.
 *
 * @param {string} dir The remote's folder.
 * @returns {Promise<RemoteSources>}
 * @throws {Error} Naming every disagreement; the remote's build fails with it.
 */
export async function checkRemote(dir) {
  const contract = await readContract(dir);
  const routes = (await readLoaderRecord(path.join(dir, 'src/routes.tsx'), 'routes')) ?? new Map();
  const modals = await readLoaderRecord(path.join(dir, 'src/modals.tsx'), 'modals');
  const problems = [
    ...compare(
      'route',
      contract.routes.map((route) => route.id),
      routes.keys(),
    ),
    ...compare('modal', contract.modals, modals?.keys() ?? []),
    ...(await unknownPermissions(dir, contract)),
  ];
  if (problems.length > 0)
    throw new Error(`${contract.name}: contract and code disagree\n  ${problems.join('\n  ')}`);
  return { contract, routes, modals };
}

/**
 * The contract, with the calls of `first-calls.contract.ts` where that file is. It stands apart because the screens' chunks hold the
 * contract for its paths, and these calls take values of files that a page should not need yet.
 *
 * @param {string} dir
 */
async function readContract(dir) {
  const file = path.join(dir, 'remote.contract.ts');
  const contract = checkedContract(file, (await loadTypeScript(file)).default);
  const ofCalls = path.join(dir, 'first-calls.contract.ts');
  if (!existsSync(ofCalls)) return contract;
  const { default: calls = {} } = await loadTypeScript(ofCalls);
  const routes = contract.routes.map((route) => ({ ...route, ...callsOf(route.id, calls) }));
  return checkedContract(ofCalls, { ...contract, routes });
}

/** @param {string} id @param {unknown} calls */
function callsOf(id, calls) {
  const firstCalls = Object.entries(Object(calls)).find(([route]) => route === id)?.[1];
  return firstCalls === undefined ? {} : { firstCalls };
}

/** @param {string} file @param {unknown} value */
function checkedContract(file, value) {
  const checked = validateContract(value);
  if (!checked.ok) throw new Error(`${file}: ${checked.reason}`);
  return checked.value;
}

/** @param {string} dir @param {import('../contract/index.mjs').RemoteContract} contract */
async function unknownPermissions(dir, contract) {
  const named = namedPermissions(contract);
  if (named.length === 0) return [];
  const known = await knownPermissions(dir);
  return named
    .filter((permission) => !known.includes(permission))
    .map((permission) => `unknown permission "${permission}"`);
}
