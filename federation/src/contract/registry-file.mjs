import { CONTRACT, NAME, VERSION } from './remote-contract.mjs';
import { check, demand, list, object, oneOf, record, text } from './shape.mjs';

/** @template S @typedef {import('./shape.mjs').Infer<S>} Infer */

/** Entry points of the kernel, e.g. `ui/table`. */
const KERNEL_ENTRIES = list(text(/^[a-z][a-z/-]*$/));

/** What loading a build takes. */
const LOADABLE = {
  version: VERSION,
  /** Hash of the inputs of the build. */
  build: text(/^[a-z0-9]+$/),
  /** Directory of the immutable files, with a slash at the end. */
  base: text(/^(?:https:\/\/[^\s"'<>]+|\/[\w./-]*)\/$/),
  /** Entry file under `base`. */
  entry: text(/^[\w./-]+\.js$/),
  /** Global variable that the entry sets. */
  global: text(/^[A-Za-z_$][\w$]*$/),
  /**
   * The Subresource Integrity value of each file under `base`. A page is told only that of the entry, which holds the
   * values of all other scripts and styles, so one flipped byte anywhere breaks the chain.
   */
  integrity: record(text(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)),
};

/** @param {Pick<LoadableBuild, 'entry' | 'integrity'>} build @param {string} where */
const demandEntry = ({ entry, integrity }, where) =>
  demand(Object.hasOwn(integrity, entry), `${where}.integrity.${entry} is missing`);

export const REMOTE = object(
  {
    name: NAME,
    ...LOADABLE,
    /**
     * The files under `base` that the first view of each route needs. Only the gateway reads it, a page is told none.
     */
    preload: record(list(text())),
    contract: CONTRACT,
  },
  {
    /** The entry points of the kernel that the first view of each route needs. */
    preloadKernel: record(KERNEL_ENTRIES),
    /** Entry points of the kernel that the build imports. The host must have each of them. */
    kernelEntries: KERNEL_ENTRIES,
    /** The names that the build imports from each entry point of the kernel; `*` stands for all of them. */
    kernelImports: record(list(text(/^(\*|default|[A-Za-z_$][\w$]*)$/))),
    /** The build that a page takes when this one does not come. Only pages are told it. */
    former: object(LOADABLE, {}, demandEntry),
  },
  ({ name, entry, integrity, preload, contract }, where) => {
    demandEntry({ entry, integrity }, where);
    for (const [route, files] of Object.entries(preload))
      for (const file of files)
        demand(Object.hasOwn(integrity, file), `${where}.preload.${route} names an unlisted file`);
    demand(contract.name === name, `${where}.contract.name is not ${name}`);
  },
);

const FRAME = object(
  { schema: oneOf(1), generatedAt: text(), remotes: list((value) => value) },
  {
    /** Directory of the host's build. */
    host: text(),
  },
);

/**
 * The part of a build that loading it takes.
 *
 * @typedef {{[K in keyof typeof LOADABLE]: Infer<(typeof LOADABLE)[K]>}} LoadableBuild
 */
/** One published build of a remote. @typedef {Infer<typeof REMOTE>} RegistryRemote */
/**
 * The only mutable file of a deployment: which build of each remote is live.
 *
 * @typedef {Omit<Infer<typeof FRAME>, 'remotes'> & {remotes: RegistryRemote[]}} Registry
 */

/**
 * Checks one entry of a registry.
 *
 * @param {unknown} value Parsed JSON.
 */
export const validateRegistryRemote = (value) => check(REMOTE, value, 'remote');

/**
 * Checks the frame of a registry. Its remotes are checked one by one by {@link validateRegistryRemote}, so that one
 * misfit never takes the others down.
 *
 * @param {unknown} value Parsed JSON.
 */
export const validateRegistryFrame = (value) => check(FRAME, value, 'registry');
