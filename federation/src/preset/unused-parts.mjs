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
  {
    inFolder: /@emotion[\\/]react[\\/]dist$/,
    request: /hoist-non-react-statics$|_isolated-hnrs/,
    standIn: 'emotion-with-theme.mjs',
  },
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
