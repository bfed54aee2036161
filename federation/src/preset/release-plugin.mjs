import { integrityOf } from '../registry/integrity.mjs';
import { writeOutput } from './write-output.mjs';

/** A name such as «consume shared module (default) @cabinet/kernel/ui/table@^1.0.0 (strict)». */
const SHARED_KERNEL = / @cabinet\/kernel\/([\w/-]+)@/;

/** How the federation plugin names the chunk of what is exposed as `./routes`. */
const ROUTES_CHUNK = '__federation_expose_routes';

/** Stands for every name of an entry point, where the build cannot tell which of them it takes. */
const ALL_NAMES = '*';

/** Kinds of imports that only bring a module in. Its names are imported one by one beside them. */
const NAMELESS = new Set(['esm import', 'esm export import']);

/**
 * Writes `contract.json` and `release.json` beside the build. The latter is what the registry says about this build:
 * its entry, the hashes of all files, the files and entry points of the kernel that the first view of each route needs,
 * and all names that it imports.
 */
export class ReleasePlugin {
  /** @param {{sources: import('./check-remote.mjs').RemoteSources, build: string, global: string, entry: string}} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const { sources, build, global, entry } = this.options;
      /** @type {Record<string, string>} */
      const integrity = {};
      for (const asset of compilation.getAssets()) {
        if (/\.(js|css)$/.test(asset.name)) integrity[asset.name] = integrityOf(asset.source.buffer());
      }
      const release = {
        name: sources.contract.name,
        version: sources.contract.version,
        build,
        entry,
        global,
        integrity,
        ...needsOf(compilation, sources, entry),
        contract: sources.contract,
      };
      await writeOutput(compiler, 'contract.json', sources.contract);
      await writeOutput(compiler, 'release.json', release);
    });
  }
}

/**
 * What the registry says about a build's needs. The needs of the whole let the host refuse a remote whose imports it
 * lacks, before that fails to load with an error of the federation runtime. The needs of each route let all of its
 * files be requested at once, where otherwise each file is found only in the one before.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('./check-remote.mjs').RemoteSources} sources
 * @param {string} entry
 */
function needsOf(compilation, sources, entry) {
  const { chunks = [], modules = [] } = compilation.getStats().toJson({
    all: false,
    chunks: true,
    chunkRelations: true,
    chunkOrigins: true,
    ids: true,
    modules: true,
    nestedModules: false,
    modulesSpace: Number.POSITIVE_INFINITY,
  });
  const imports = modules.flatMap((module) =>
    kernelEntryOf(module.moduleType, module.name).map((name) => ({ name, chunks: module.chunks ?? [] })),
  );
  const kernelEntries = sorted(imports.map(({ name }) => name));
  const exposed = chunks.filter(({ names }) => names?.includes(ROUTES_CHUNK));
  const routes = [...sources.routes].map(([id, request]) => {
    const screen = chunks.filter(({ origins }) => origins?.some((origin) => origin.request === request));
    const needed = [...exposed, ...screen];
    const ids = new Set(needed.map((chunk) => chunk.id));
    return {
      id,
      files: needed.flatMap(({ files = [] }) => files).filter(isAsset),
      entries: imports.filter((each) => each.chunks.some((chunk) => ids.has(chunk))).map(({ name }) => name),
    };
  });
  return {
    preload: Object.fromEntries(routes.map(({ id, files }) => [id, [...new Set([entry, ...files])]])),
    preloadKernel: Object.fromEntries(routes.map(({ id, entries }) => [id, sorted(entries)])),
    kernelEntries,
    kernelImports: kernelImportsOf(compilation, kernelEntries),
  };
}

/**
 * The names of the kernel that the build takes. They are read from the module graph, as the emitted code is made from
 * it: it has neither types nor what was dropped as unused, and it has what bundled packages import.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly string[]} entries Those that are part of the build.
 * @returns {Record<string, string[]>} Entry point → names; none where it is imported for its effects only.
 */
function kernelImportsOf({ modules, moduleGraph }, entries) {
  const found = [...modules].flatMap((module) =>
    kernelEntryOf(module.type, module.identifier()).map((entry) => ({
      entry,
      names: moduleGraph.getIncomingConnections(module).flatMap(importedName),
    })),
  );
  const namesOf = (/** @type {string} */ entry) =>
    found.filter((each) => each.entry === entry).flatMap(({ names }) => names);
  return Object.fromEntries(entries.map((entry) => [entry, sorted(namesOf(entry))]));
}

/** @param {import('@rspack/core').ModuleGraphConnection} connection @returns {string[]} */
function importedName(connection) {
  const { type, ids } = connection.dependency;
  const isDropped = connection.getActiveState(undefined) === false;
  // The kernel does not promise the rest of a path such as `Table.Row`.
  return NAMELESS.has(type) || isDropped ? [] : [ids?.[0] ?? ALL_NAMES];
}

/** @param {string | undefined} type @param {string | undefined} name @returns {string[]} */
const kernelEntryOf = (type, name) => {
  const entry = type === 'consume-shared-module' ? SHARED_KERNEL.exec(name ?? '')?.[1] : undefined;
  return entry === undefined ? [] : [entry];
};

/** @param {string} file */
const isAsset = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

/** @param {readonly string[]} names */
const sorted = (names) => [...new Set(names)].sort();
