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
   * File under `base` → Subresource Integrity value. A page is told that of the entry alone, which holds those of all
   * other scripts and styles: one flipped byte anywhere breaks the chain.
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
    /** Route id → files under `base` that its first view needs; for the gateway, a page is told none. */
    preload: record(list(text())),
    contract: CONTRACT,
  },
  {
    /** Route id → entry points of the kernel that its first view needs. */
    preloadKernel: record(KERNEL_ENTRIES),
    /** Entry points of the kernel that the build imports; the host must have each of them. */
    kernelEntries: KERNEL_ENTRIES,
    /** Entry point of the kernel → names that the build imports from it; `*` stands for all of them. */
    kernelImports: record(list(text(/^(\*|default|[A-Za-z_$][\w$]*)$/))),
    /** The build that a page turns to when this one does not come; only pages are told it. */
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

/** A build by what loading it takes. @typedef {{[K in keyof typeof LOADABLE]: Infer<(typeof LOADABLE)[K]>}} LoadableBuild */
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
