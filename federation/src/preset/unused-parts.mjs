import path from 'node:path';
import { rspack } from '@rspack/core';

/** Module of a library → the stand-in that is bundled in its place: the host never runs the original, or not all of it. */
const STAND_INS = [
  {
    inFolder: /axios[\\/]lib[\\/]adapters$/,
    request: /^\.\/fetch\.js$/,
    standIn: 'unused/axios-fetch-adapter.mjs',
  },
  { inFolder: /axios[\\/]lib/, request: /\/HttpStatusCode\.js$/, standIn: 'unused/axios-status-codes.mjs' },
  { inFolder: /axios[\\/]lib/, request: /\/validator\.js$/, standIn: 'unused/axios-validator.mjs' },
  {
    inFolder: /axios[\\/]lib/,
    request:
      /\/(toFormData|formDataToJSON|setFormDataHeaders|AxiosURLSearchParams|assertParamsAcyclic|CancelToken|cookies|isURLSameOrigin)\.js$/,
    standIn: 'unused/axios-left-out.mjs',
  },
  {
    inFolder: /axios[\\/]lib/,
    request: /\/progressEventReducer\.js$/,
    standIn: 'smaller/axios-progress.mjs',
  },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/clone$/, standIn: 'smaller/clone.mjs' },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/cloneDeep$/, standIn: 'smaller/clone-deep.mjs' },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/toPath$/, standIn: 'smaller/to-path.mjs' },
  {
    inFolder: /(formik|emotion)[\\/].*dist/,
    request: /^hoist-non-react-statics$|_isolated-hnrs/,
    standIn: 'unused/hoist-statics.mjs',
  },
];

/** The same for the entry of a remote. */
const STAND_INS_IN_REMOTE = [
  {
    inFolder: /webpack-bundler-runtime[\\/]dist$/,
    request: /^\.\/init\.js$/,
    standIn: 'smaller/federation-init.mjs',
  },
];

/** @param {typeof STAND_INS} standIns */
const replaced = (standIns) =>
  standIns.map(
    ({ inFolder, request, standIn }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (inFolder.test(resource.context ?? '')) resource.request = path.join(import.meta.dirname, standIn);
      }),
  );

/** Leaves parts of libraries out that a host would download and never run. Each stand-in's file says why. */
export const standInsOfHost = () => replaced(STAND_INS);

/** Leaves parts of the federation's runtime out of a remote's entry. */
export const standInsOfRemote = () => replaced(STAND_INS_IN_REMOTE);

/** Module of a library → its functions that the host never runs, as the cabinet does not use what they are for. */
const UNUSED_IN_HOST = [
  {
    test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    part: 'function createRouter(',
    react: true,
    functions: [
      // Framework mode, server components, pages that a server rendered.
      ...['PrefetchPageLinks', 'RSCErrorHandler', 'deserializeErrors'],
      // History for tests and for what the build draws.
      'createMemoryHistory',
      // Forms, actions and fetchers: the kernel's own calls write.
      ...['handleAction', 'fetch2', 'handleFetcherAction', 'handleFetcherLoader'],
      'interruptActiveLoads',
      // What shows an error where no route does: the outermost one always does.
      'DefaultErrorComponent',
      // Routes that are found on the way, middleware, measuring.
      ...['discoverRoutes', 'patchRoutesImpl', 'runClientMiddlewarePipeline'],
      ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    ],
  },
  {
    test: /formik[\\/]dist[\\/]formik\.esm\.js$/,
    // Lists of fields, and schemas of yup, which `validateWith` asks instead.
    functions: ['FieldArrayInner', 'validateYupSchema', 'yupToFormErrors', 'prepareDataForValidation'],
  },
  { test: /axios[\\/]lib[\\/]utils\.js$/, functions: ['inherits', 'toFlatObject', 'toArray'] },
  {
    test: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    functions: ['loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'],
  },
  {
    test: /runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    functions: ['preloadRemote', 'initRawContainer'],
  },
  // The page has preload links of its own, and nothing is shared before it is asked for.
  { test: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, functions: ['preloadAssets'] },
  {
    test: /runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    functions: ['loadShareSync', 'initRemoteModule'],
  },
  {
    test: /runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    functions: ['loadEsmEntry', 'loadSystemJsEntry'],
  },
];

const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]/.source;

/** The same for the entry of a remote. All that it shares comes from the host, and it consumes no other remote. */
const UNUSED_IN_REMOTE = [
  { test: new RegExp(`${BUNDLER_RUNTIME}remotes\\.js$`), functions: ['remotes'] },
  { test: new RegExp(`${BUNDLER_RUNTIME}updateOptions\\.js$`), functions: ['updateRemoteOptions'] },
  { test: new RegExp(`${BUNDLER_RUNTIME}initializeSharing\\.js$`), functions: ['initExternal'] },
  {
    test: new RegExp(`${BUNDLER_RUNTIME}getSharedFallbackGetter\\.js$`),
    functions: ['getSharedFallbackGetter'],
  },
  {
    // Everything here is shared lazily.
    test: new RegExp(`${BUNDLER_RUNTIME}installInitialConsumes\\.js$`),
    functions: ['handleInitialConsumes'],
  },
  {
    // The host's instance loads and shares.
    test: /@module-federation[\\/]runtime[\\/]dist[\\/]index\.js$/,
    functions: [
      ...['loadRemote', 'loadShare', 'loadShareSync', 'preloadRemote', 'registerRemotes', 'registerPlugins'],
      'registerShared',
    ],
  },
];

/** @param {typeof UNUSED_IN_HOST | typeof UNUSED_IN_REMOTE} unused */
const rulesOf = (unused) =>
  unused.map(({ test, ...options }) => ({
    test,
    loader: path.join(import.meta.dirname, 'leave-out.mjs'),
    options,
  }));

/** Rules that leave functions of libraries out of a host. */
export const hostLeavesOut = () => rulesOf(UNUSED_IN_HOST);

/** Rules that leave functions of the federation's runtime out of a remote. */
export const remoteLeavesOut = () => rulesOf(UNUSED_IN_REMOTE);
