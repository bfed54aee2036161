import { createRequire } from 'node:module';
import path from 'node:path';
import { kernelManifest } from './kernel-folder.mjs';

const requireOfKernel = createRequire(kernelManifest);

/**
 * Aliases that give a production build the router's production files. The package's own exports name the files for
 * development, with their checks and warnings, whatever the build is for.
 *
 * @returns {Record<string, string>}
 */
export function productionRouterAliases() {
  const entry = createRequire(requireOfKernel.resolve('react-router-dom')).resolve('react-router');
  const production = path.join(path.dirname(entry), '../production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}
