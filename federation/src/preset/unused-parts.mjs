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
      /\/(toFormData|formDataToJSON|setFormDataHeaders|AxiosURLSearchParams|assertParamsAcyclic|CancelToken|cookies|isURLSameOrigin|progressEventReducer)\.js$/,
    standIn: 'unused/axios-left-out.mjs',
  },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/clone$/, standIn: 'smaller/clone.mjs' },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/cloneDeep$/, standIn: 'smaller/clone-deep.mjs' },
  { inFolder: /formik[\\/]dist$/, request: /^lodash-es\/toPath$/, standIn: 'smaller/to-path.mjs' },
  {
    inFolder: /(formik|emotion)[\\/].*dist/,
    request: /^hoist-non-react-statics$/,
    standIn: 'unused/hoist-statics.mjs',
  },
];

/** Leaves parts of libraries out that would be downloaded and never run. Each stand-in's file says why. */
export const leaveOutUnusedParts = () =>
  STAND_INS.map(
    ({ inFolder, request, standIn }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (inFolder.test(resource.context ?? '')) resource.request = path.join(import.meta.dirname, standIn);
      }),
  );

/** Module of a library → its functions that the host never runs, as the cabinet does not use what they are for. */
const UNUSED_FUNCTIONS = [
  {
    test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    part: 'function createRouter(',
    react: true,
    functions: [
      // Framework mode, server components, pages that a server rendered.
      ...['PrefetchPageLinks', 'RSCErrorHandler', 'deserializeErrors'],
      // Forms, actions and fetchers: the kernel's own calls write.
      ...['handleAction', 'fetch2', 'handleFetcherAction', 'handleFetcherLoader'],
      // Routes that are found on the way, lazy properties instead of lazy routes, middleware, measuring.
      ...['discoverRoutes', 'patchRoutesImpl', 'loadLazyRouteProperty', 'runClientMiddlewarePipeline'],
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
  {
    test: /runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    functions: ['loadEsmEntry', 'loadSystemJsEntry'],
  },
];

/** Rules that leave functions of libraries out. */
export const unusedFunctionRules = () =>
  UNUSED_FUNCTIONS.map(({ test, ...options }) => ({
    test,
    loader: path.join(import.meta.dirname, 'leave-out.mjs'),
    options,
  }));
