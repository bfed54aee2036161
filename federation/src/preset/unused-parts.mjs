import path from 'node:path';
import { rspack } from '@rspack/core';

/** Module of a library → the stand-in that is bundled in its place, as the host never runs the original. */
const STAND_INS = [
  { inFolder: /axios[\\/]lib[\\/]adapters$/, request: /^\.\/fetch\.js$/, standIn: 'axios-fetch-adapter.mjs' },
  {
    inFolder: /axios[\\/]lib/,
    request: /\/(toFormData|formDataToJSON)\.js$/,
    standIn: 'axios-form-data.mjs',
  },
  { inFolder: /axios[\\/]lib/, request: /\/HttpStatusCode\.js$/, standIn: 'axios-status-codes.mjs' },
];

/** Leaves parts of libraries out that would be downloaded and never run. Each stand-in's file says why. */
export const leaveOutUnusedParts = () =>
  STAND_INS.map(
    ({ inFolder, request, standIn }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (inFolder.test(resource.context ?? ''))
          resource.request = path.join(import.meta.dirname, 'unused', standIn);
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
