/**
 * Strict checks of contracts and registries. What another team published is untrusted input: a misfit is a value
 * with a reason that names the culprit, never a throw.
 *
 * @typedef {import('./types.ts').RemoteContract} RemoteContract
 * @typedef {import('./types.ts').Registry} Registry
 * @typedef {import('./types.ts').RegistryRemote} RegistryRemote
 */

const SECTIONS = ['main', 'account', 'group', 'company', 'administration'];
const CONDITIONS = ['hasGroup', 'companyMember', 'notCompanyMember'];
const PATH = /^\/(?:[a-z0-9-]+|:[a-zA-Z]+)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/;

class Misfit extends Error {}

/** @param {unknown} value @param {string} where @param {readonly string[]} required @param {readonly string[]} optional */
function record(value, where, required, optional = []) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misfit(`${where} is not an object`);
  const fields = /** @type {Record<string, unknown>} */ (value);
  for (const key of required) if (!(key in fields)) throw new Misfit(`${where}.${key} is missing`);
  for (const key of Object.keys(fields))
    if (!required.includes(key) && !optional.includes(key)) throw new Misfit(`${where}.${key} is unknown`);
  return fields;
}

/** @param {unknown} value @param {string} where @param {RegExp} [pattern] */
function text(value, where, pattern) {
  if (typeof value !== 'string' || value === '') throw new Misfit(`${where} is not a text`);
  if (pattern && !pattern.test(value)) throw new Misfit(`${where} is malformed: ${value.slice(0, 60)}`);
  return value;
}

/** @param {unknown} value @param {string} where */
function list(value, where) {
  if (!Array.isArray(value)) throw new Misfit(`${where} is not a list`);
  return value;
}

/** @param {unknown} value @param {string} where @param {readonly string[]} options */
function oneOf(value, where, options) {
  if (typeof value !== 'string' || !options.includes(value))
    throw new Misfit(`${where} is unknown: ${String(value)}`);
}

/** @param {unknown} value @param {string} where */
function checkRoute(value, where) {
  const route = record(value, where, ['id', 'path', 'title'], ['public', 'guard']);
  text(route.id, `${where}.id`, /^[a-z][a-zA-Z0-9-]*$/);
  text(route.path, `${where}.path`, PATH);
  text(route.title, `${where}.title`);
  if ('public' in route === 'guard' in route)
    throw new Misfit(`${where} needs exactly one of public and guard`);
  if ('public' in route && route.public !== true) throw new Misfit(`${where}.public is not true`);
  if ('guard' in route) {
    const guard = record(route.guard, `${where}.guard`, ['session'], ['permission']);
    if (guard.session !== true) throw new Misfit(`${where}.guard.session is not true`);
    if ('permission' in guard) text(guard.permission, `${where}.guard.permission`, /^[a-z_]+:[a-z_]+$/);
  }
}

/** @param {unknown} value @param {string} where @param {string[]} paths */
function checkMenuItem(value, where, paths) {
  const item = record(value, where, ['section', 'label', 'path', 'order'], ['permission', 'when', 'icon']);
  oneOf(item.section, `${where}.section`, SECTIONS);
  text(item.label, `${where}.label`);
  if (!paths.includes(text(item.path, `${where}.path`, PATH)))
    throw new Misfit(`${where}.path is no route of this remote`);
  if (typeof item.order !== 'number' || !Number.isFinite(item.order))
    throw new Misfit(`${where}.order is not a number`);
  if ('permission' in item) text(item.permission, `${where}.permission`, /^[a-z_]+:[a-z_]+$/);
  if ('when' in item) oneOf(item.when, `${where}.when`, CONDITIONS);
  if ('icon' in item) text(item.icon, `${where}.icon`, /^[a-z][a-z-]*$/);
}

/** @param {string[]} values @param {string} where */
function unique(values, where) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Misfit(`${where} holds ${twice} twice`);
}

/** @param {unknown} value @param {string} where @returns {asserts value is RemoteContract} */
function checkContract(value, where) {
  const contract = record(value, where, ['name', 'version', 'kernel', 'routes', 'menu', 'modals']);
  text(contract.name, `${where}.name`, /^[a-z][a-z0-9-]*$/);
  text(contract.version, `${where}.version`, /^\d+\.\d+\.\d+$/);
  text(contract.kernel, `${where}.kernel`);
  const routes = list(contract.routes, `${where}.routes`);
  for (const [index, route] of routes.entries()) checkRoute(route, `${where}.routes[${index}]`);
  const paths = routes.map((route) => String(route.path));
  unique(
    routes.map((route) => String(route.id)),
    `${where}.routes`,
  );
  unique(paths, `${where}.routes`);
  for (const [index, item] of list(contract.menu, `${where}.menu`).entries())
    checkMenuItem(item, `${where}.menu[${index}]`, paths);
  const modals = list(contract.modals, `${where}.modals`).map((id, index) =>
    text(id, `${where}.modals[${index}]`, /^[a-z][a-zA-Z0-9-]*$/),
  );
  unique(modals, `${where}.modals`);
}

/** @param {unknown} value @param {string} where */
function checkKernelEntries(value, where) {
  for (const [index, entry] of list(value, where).entries())
    text(entry, `${where}[${index}]`, /^[a-z][a-z/-]*$/);
}

/** @param {unknown} value @param {string} where @returns {asserts value is RegistryRemote} */
function checkRemote(value, where) {
  const remote = record(
    value,
    where,
    ['name', 'version', 'build', 'base', 'entry', 'global', 'integrity', 'preload', 'contract'],
    ['kernelEntries', 'preloadKernel'],
  );
  const name = text(remote.name, `${where}.name`, /^[a-z][a-z0-9-]*$/);
  text(remote.version, `${where}.version`, /^\d+\.\d+\.\d+$/);
  text(remote.build, `${where}.build`, /^[a-z0-9]+$/);
  text(remote.base, `${where}.base`, /^(?:https:\/\/[^\s"'<>]+|\/[\w./-]*)\/$/);
  const entry = text(remote.entry, `${where}.entry`, /^[\w./-]+\.js$/);
  text(remote.global, `${where}.global`, /^[A-Za-z_$][\w$]*$/);
  const integrity = record(
    remote.integrity,
    `${where}.integrity`,
    [entry],
    Object.keys(remote.integrity ?? {}),
  );
  for (const [file, hash] of Object.entries(integrity))
    text(hash, `${where}.integrity.${file}`, /^sha(256|384|512)-[A-Za-z0-9+/=]+$/);
  const preload = record(remote.preload, `${where}.preload`, [], Object.keys(remote.preload ?? {}));
  for (const [route, files] of Object.entries(preload))
    for (const file of list(files, `${where}.preload.${route}`))
      if (!Object.hasOwn(integrity, String(file)))
        throw new Misfit(`${where}.preload.${route} names an unlisted file`);
  if ('kernelEntries' in remote) checkKernelEntries(remote.kernelEntries, `${where}.kernelEntries`);
  if ('preloadKernel' in remote) {
    const needs = record(
      remote.preloadKernel,
      `${where}.preloadKernel`,
      [],
      Object.keys(remote.preloadKernel ?? {}),
    );
    for (const [route, entries] of Object.entries(needs))
      checkKernelEntries(entries, `${where}.preloadKernel.${route}`);
  }
  checkContract(remote.contract, `${where}.contract`);
  if (remote.contract.name !== name) throw new Misfit(`${where}.contract.name is not ${name}`);
}

/**
 * @template T
 * @param {() => T} check
 * @returns {import('./types.ts').Checked<T>}
 */
function attempt(check) {
  try {
    return { ok: true, value: check() };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, reason: error.message };
    throw error;
  }
}

/**
 * Checks one contract against the schema.
 *
 * @param {unknown} value Parsed JSON or the default export of `remote.contract.ts`.
 */
export function validateContract(value) {
  return attempt(() => {
    checkContract(value, 'contract');
    return value;
  });
}

/**
 * Checks one entry of a registry.
 *
 * @param {unknown} value Parsed JSON.
 */
export function validateRegistryRemote(value) {
  return attempt(() => {
    checkRemote(value, 'remote');
    return value;
  });
}

/**
 * Checks the frame of a registry. Its remotes are checked one by one by {@link validateRegistryRemote}, so that one
 * misfit never takes the others down.
 *
 * @param {unknown} value Parsed JSON.
 * @returns {import('./types.ts').Checked<{generatedAt: string, remotes: unknown[]}>}
 */
export function validateRegistryFrame(value) {
  return attempt(() => {
    const registry = record(value, 'registry', ['schema', 'generatedAt', 'remotes']);
    if (registry.schema !== 1) throw new Misfit('registry.schema is not 1');
    return {
      generatedAt: text(registry.generatedAt, 'registry.generatedAt'),
      remotes: list(registry.remotes, 'registry.remotes'),
    };
  });
}
